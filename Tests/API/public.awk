# A module's interface as the compiler prints it, reduced to what its users see: no compiler's flags, no imports but those
# that are handed on, no internals, no bodies, no names of modules but SwiftUI's, whose `View` is another.

/^\/\// || /^public import / { next }

# A body ends at the brace that stands where its declaration began.
ending { if ($0 == ending) ending = ""; next }

/^ *@usableFromInline$/ { internal = 1; next }
internal || / internal / {
  internal = 0
  if (/\{$/) skip_body()
  next
}
/^ *(isolated )?deinit$/ { next }
/^ *_modify \{$/ { skip_body(); next }

{ gsub(/(Swift|_Concurrency|FoundationEssentials|Foundation|ObjectiveC|UIKit|AppKit|MVVM[A-Za-z]+)\./, "") }

/^ *(@inline\(__always\) )?[gs]et( \{.*)?$/ {
  accessors = accessors (/get/ ? " get" : " set")
  if (/\{$/) skip_body()
  next
}
accessors { print held accessors " }"; held = accessors = ""; next }

/(func|init)[(<? ].* \{$/ { skip_body() }
/(func|init)[(<? ]/ { sub(/ \{.*/, "") }

# An extension of internals alone is empty by now.
$0 == "}" && held ~ /^extension / { held = ""; next }
{ if (held) print held; held = "" }
/\{$/ { held = $0; next }
{ print }

function skip_body() {
  ending = $0
  sub(/[^ ].*/, "", ending)
  ending = ending "}"
}
