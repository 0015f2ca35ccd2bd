#!/bin/bash
# Compiles each Swift block of the documentation as a module that imports Docs/Prelude.swift: in Swift 6, and with the
# settings of a new Xcode 26 project. Of a tutorial, it compiles the app after each step.
#
#   docs.sh               all documents, and the kit's doc comments
#   docs.sh DOCUMENT…     some of them
#   docs.sh --block DOCUMENT LINE COLUMN
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"
# shellcheck source=./blocks.sh
. "$(dirname "$0")/blocks.sh"
# Paths are relative from here on, because the lines of a list are split into words.
cd "$root"
blocks=.build-compiler/docs

if [ "${1-}" = --block ]; then
  document=$2 line=$3 column=$4
  block=$(folder_of "$document")/$line folder=$(folder_of "$document")/$line/$column
  mkdir -p "$folder"
  if [ -d "$block/app" ]; then cp "$block"/app/*.swift "$folder"; else cp "$block/Block.swift" "$folder"; fi
  missing=$(gather_uses "$document" "$block" "$folder") || { echo "$document:$line: $missing"; exit 1; }
  files=("$folder"/*.swift)
  if grep -qs '^import PackageDescription' "$block/Block.swift"; then
    manifests=$toolchain/lib/swift/pm/ManifestAPI
    check() { "$toolchain/bin/swift-frontend" -frontend $system -typecheck -I "$manifests" -package-description-version 6.0 "$@"; }
  else
    check() { accepts $column ios "$folder/plain" "$@"; }
  fi
  if [ -f "$block/refused" ]; then
    if check "${files[@]}" >"$folder/log" 2>&1; then
      echo "$document:$line: compiles, and should be refused: $(cat "$block/refused")"
      exit 1
    fi
    grep -qF "$(cat "$block/refused")" "$folder/log" && exit 0
    echo "$document:$line: is refused without this sentence: $(cat "$block/refused")"
  else
    check "${files[@]}" >"$folder/log" 2>&1 && exit 0
  fi
  # Maps locations in the block to the document. In a tutorial, they stay locations in the app's files.
  [ ! -d "$block/app" ] || { echo "$document:$line: the app doesn't compile ($column):"; sed "s,^$folder/,," "$folder/log"; exit 1; }
  sed -e "s,^$folder/\(plain/\)*[^:]*\.swift:,$document:," "$folder/log" | grep -v '^ *[0-9]* | $'
  exit 1
fi

documents() {
  printf '%s\n' README.md ADOPTING.md CONTRIBUTING.md
  find SwiftMVVMPattern/SwiftMVVMPattern.docc \( -name '*.md' -o -path '*/Tutorials/*' -name '[A-Z]*.tutorial' \) | sort
  kit_modules | while read -r _ folder; do printf '%s\n' "$folder"/*.swift; done
}

# The refactored app in Documentation/Contacts is complete: Before is what the tutorial starts with, and After what it ends with.
contacts() {
  local names
  names=$(folder_of SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial)/names
  [ -d "$names" ] || return 0
  diff -r "$(cat "$names/contacts-0-start.swift")" Documentation/Contacts/Before &&
    diff -r -x '*Tests.swift' "$(cat "$names/contacts-5-selection.swift")" Documentation/Contacts/After ||
    { echo "docs: Documentation/Contacts differs from the tutorial's app"; return 1; }
}

# Each control must fail at the line that it names.
controls() {
  local control place
  for control in Tests/Compiler/Controls/Docs/*.{md,tutorial}; do
    place=$(basename "$control"):$(sed -n 's/^<!-- fails at line \([0-9]*\) -->$/\1/p; s/^ *@Comment { fails at line \([0-9]*\) }$/\1/p' "$control"):
    [[ $("$here/docs.sh" "$control" 2>&1) == *"$place"* ]] || { echo "docs: $place passes, but must fail"; return 1; }
  done
}

[ $# -gt 0 ] || controls
[ $# -gt 0 ] || set -- $(documents)
rm -rf "$blocks"
for platform in ios ios-objc; do prelude $platform; done

list=
for document; do
  [ -f "$document" ] || continue
  cut_blocks "$document"
  folder=$(folder_of "$document")
  for block in "$folder"/[0-9]*/; do
    [ -d "$block" ] || continue
    line=$(basename "$block")
    if [ -f "$folder/$line/not-compiled" ]; then
      echo "docs: $document:$line is not compiled: $(cat "$folder/$line/not-compiled")"
    else
      list+="$document $line"$'\n'
    fi
  done
done
contacts
[ -n "$list" ] || { echo "docs: no Swift block in $*"; exit 1; }
awk 'NF { print $0, "swift-6"; print $0, "xcode-26" }' <<<"$list" | in_parallel "$here/docs.sh" --block
echo "docs: $(grep -c . <<<"$list") blocks of $(awk 'NF { print $1 }' <<<"$list" | sort -u | wc -l | tr -d ' ') documents"
