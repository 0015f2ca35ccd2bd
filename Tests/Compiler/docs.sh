#!/bin/bash
# Each Swift block of the documentation compiles, as a module of its own that imports Docs/Prelude.swift.
#
#   docs.sh               all of them: the documents, and the kit's own comments
#   docs.sh DOCUMENT…     those of these documents
#   docs.sh --block FOLDER DOCUMENT LINE
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"
# From here on paths are relative, since the lines of a list are split into words.
cd "$root"
blocks=.build-compiler/docs

if [ "${1-}" = --block ]; then
  folder=$2 document=$3 line=$4 block=$2/$4 files=("$2/$4/Block.swift")
  touch "$block/uses"
  while read -r name; do
    [ -f "$folder/names/$name" ] || { echo "$document:$line: no block is named $name"; exit 1; }
    used=$block/$name.swift
    cp "$(cat "$folder/names/$name")" "$used"
    files+=("$used")
  done < <(tr ' ' '\n' <"$block/uses")
  if grep -q '^import PackageDescription' "${files[0]}"; then
    manifests=$toolchain/lib/swift/pm/ManifestAPI
    check() { "$toolchain/bin/swift-frontend" -frontend $system -typecheck -I "$manifests" -package-description-version 6.0 "$@"; }
  else
    check() { accepts swift-6 ios "$block/plain" "$@"; }
  fi
  check "${files[@]}" >"$block/log" 2>&1 && exit 0
  # Where the compiler speaks of the block, it means the document.
  sed -e "s,^$block/\(plain/\)*[^:]*\.swift:,$document:," "$block/log" | grep -v '^ *[0-9]* | $'
  exit 1
fi

documents() {
  printf '%s\n' README.md ADOPTING.md CONTRIBUTING.md SwiftMVVMPattern/SwiftMVVMPattern.docc/*.md
  kit_modules | while read -r _ folder; do printf '%s\n' "$folder"/*.swift; done
}

# Each control fails at the line that it names.
controls() {
  local control place
  for control in Tests/Compiler/Controls/Docs/*.md; do
    place=$(basename "$control"):$(sed -n 's/^<!-- fails at line \([0-9]*\) -->$/\1/p' "$control"):
    [[ $("$here/docs.sh" "$control" 2>&1) == *"$place"* ]] || { echo "docs: $place should fail, and passes"; return 1; }
  done
}

[ $# -gt 0 ] || controls
[ $# -gt 0 ] || set -- $(documents)
rm -rf "$blocks"
for platform in ios ios-objc; do
  emit $platform "$products/$platform/source" Prelude -I "$products/$platform/source" -swift-version 6 \
    -enable-upcoming-feature InternalImportsByDefault "$here/Docs/Prelude.swift"
done

list=
for document; do
  [ -f "$document" ] || continue
  folder=$blocks/${document//[\/ ]/_}
  awk -v doc="$document" -v folder="$folder" -v comments=$([[ $document == *.swift ]] && echo 1 || echo 0) \
    -f "$here/docs.awk" "$document"
  for block in "$folder"/*/Block.swift; do
    [ -f "$block" ] || continue
    line=$(basename "$(dirname "$block")")
    if [ -f "$folder/$line/not-compiled" ]; then
      echo "docs: $document:$line is not compiled: $(cat "$folder/$line/not-compiled")"
    else
      list+="$folder $document $line"$'\n'
    fi
  done
done
[ -n "$list" ] || { echo "docs: no Swift block in $*"; exit 1; }
printf '%s' "$list" | in_parallel "$here/docs.sh" --block
echo "docs: $(grep -c . <<<"$list") blocks of $(awk 'NF { print $2 }' <<<"$list" | sort -u | wc -l | tr -d ' ') documents"
