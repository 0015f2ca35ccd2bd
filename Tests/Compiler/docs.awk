# Writes each Swift block of a document to its own file, FOLDER/LINE/Block.swift, in which every line keeps its number.
# `comments` is 1 for a Swift file, whose blocks are in `///` comments.

function fail(text) {
  print doc ":" FNR ": " text
  failed = 1
  exit 1
}

function begin(  i) {
  inside = folder "/" FNR
  system("mkdir -p '" inside "' '" folder "/names'")
  file = inside "/Block.swift"
  opening = closing = ""
  header = "import Prelude"

  if (directive ~ /^not compiled: ./) {
    print substr(directive, 15) > (inside "/not-compiled")
  } else if (directive ~ /^refused: ./) {
    print substr(directive, 10) > (inside "/refused")
  } else if (directive == "in Package(dependencies:)") {
    header = "import PackageDescription"
    opening = "let package = Package(name: \"App\", dependencies: ["
    closing = "])"
  } else if (directive ~ /^in [A-Za-z]+$/) {
    opening = "class Excerpt: " substr(directive, 4) " {"
    closing = "}"
  } else if (directive ~ /^[a-z0-9-]*( ?with( [a-z0-9-]+)+)?$/) {
    name = uses = directive
    sub(/ ?with .*/, "", name)
    if (sub(/.*with /, "", uses)) print uses > (inside "/uses")
    if (name != "") print file > (folder "/names/" name)
  } else {
    fail("unknown directive `swift: " directive "`; see Tests/Compiler/README.md")
  }

  print header > file
  for (i = 2; i < FNR; i++) print "" > file
  print opening > file
}

{
  line = $0
  if (comments && !sub(/^ *\/\/\/ ?/, "", line)) {
    if (inside) fail("the block is not closed")
    next
  }
}

line ~ /^ *```/ {
  if (!inside && line ~ /^ *```swift *$/) {
    begin()
  } else if (!inside) {
    inside = "another language"
  } else {
    if (file) {
      print closing > file
      close(file)
    }
    inside = file = directive = ""
  }
  next
}

inside && file { print line > file }
inside { next }

line ~ /^<!-- swift: .* -->$/ {
  directive = line
  gsub(/^<!-- swift: | -->$/, "", directive)
  next
}

# Tests/Readme compares the block with the output of a command.
line ~ /^<!-- output of .* -->$/ { next }
line !~ /^ *$/ { directive = "" }

END { if (!failed && inside) fail("the block is not closed") }
