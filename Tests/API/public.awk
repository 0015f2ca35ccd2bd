# Reduces a module's interface, as the compiler prints it, to what users see: without compiler flags, imports,
# internals, bodies and module names. SwiftUI's name stays, because its `View` is a different protocol.

/^\/\// || /^public import / { next }

# A body ends at the brace with the indentation of its declaration.
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

# An extension that contained only internals is empty at this point.
$0 == "}" && held ~ /^extension / { held = ""; next }
{ if (held) print held; held = "" }
/\{$/ { held = $0; next }
{ print }

function skip_body() {
  ending = $0
  sub(/[^ ].*/, "", ending)
  ending = ending "}"
}
