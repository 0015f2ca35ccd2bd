#!/bin/bash
# The SwiftUI screens compile in every kind of project, and pass the laws of a front end on a SwiftUI that draws into a tree of
# nodes. Screens with one mistake don't compile, or break the law that the mistake names.
# shellcheck source=../../../Tests/Compiler/modules.sh disable=SC2046,SC2086
. "$(dirname "$0")/../../../Tests/Compiler/modules.sh"
tests=$root/Examples/Apple/Tests
sources=$root/Examples/Apple/Screens/Sources/RepoSwiftUI
products=$root/.build-apple/swiftui
app=$products/ios/source

# layer NAME FOLDER: a module of the app.
layer() { emit ios "$app" "$1" -I "$app" $(kit_features) -swift-version 6 "$2"/*.swift; }

# compiles COLUMN FOLDER: whether the screens compile without a warning, including the diagnosis of data races.
compiles() {
  client "$1" ios -I "$app" $(kit_features) -emit-sil -o /dev/null -parse-as-library -module-name RepoSwiftUI "$2"/*.swift
}

# changed FILE: prints the folder with the screens' sources as the script in FILE changes them.
changed() {
  local folder=$products/changed/$(basename "$1" .sed)
  rm -rf "$folder"
  mkdir -p "$folder"
  cp "$sources"/*.swift "$folder"
  sed -i.former -f "$1" "$folder"/*.swift
  rm "$folder"/*.former
  ! diff -qr "$sources" "$folder" >/dev/null || { echo "swiftui: $1 changes nothing" >&2; return 1; }
  echo "$folder"
}

# program FOLDER: builds the laws with the screens in FOLDER.
program() {
  local folder=$1/built objects=() module
  emit ios "$folder" RepoSwiftUI -I "$app" $(kit_features) -swift-version 6 "$1"/*.swift
  (cd "$folder" && frontend ios -c -o Laws.o -parse-as-library -module-name Laws -I "$app" -I "$folder" \
    $(kit_features) -swift-version 6 "$tests"/SwiftUI/*.swift)
  for module in $(stub_modules ios); do objects+=("$products/ios/stubs/$module.o"); done
  while read -r module _; do objects+=("$app/$module.o"); done < <(kit_modules)
  for module in RepoModel RepoViewModels RepoFrontEndLaws; do objects+=("$app/$module.o"); done
  "$swiftc" $system "$folder"/{Laws,RepoSwiftUI}.o "${objects[@]}" -o "$folder/laws"
}

# mistake FILE: the screens with this mistake break the laws that it names.
mistake() {
  local folder law output
  folder=$(changed "$1")
  program "$folder"
  sed -n 's/^# breaks: //p' "$1" | while read -r law; do
    output=$("$folder/built/laws" "$law")
    grep -qF "broken: $law: " <<<"$output" || { echo "swiftui: $1 should break: $law" "$output"; return 1; }
  done
}

if [ "${1-}" = --mistake ]; then
  mistake "$2"
  exit
fi

rm -rf "$products"
stubs ios
kit ios source -swift-version 6
for module in RepoModel RepoViewModels; do layer $module "$root/Examples/Sources/$module"; done
layer RepoFrontEndLaws "$root/Examples/Tests/RepoFrontEndLaws"

for control in "$tests"/SwiftUI/Refused/*.sed; do
  folder=$(changed "$control")
  ! compiles swift-6 "$folder" >/dev/null 2>&1 || { echo "swiftui: $control should not compile"; exit 1; }
done
for column in swift-6 main-actor xcode-26; do compiles $column "$sources"; done

mkdir -p "$products/right"
cp "$sources"/*.swift "$products/right"
program "$products/right"
output=$("$products/right/built/laws")
[[ $output =~ ^[1-9][0-9]*\ laws\ and\ walks,\ 0\ broken$ ]] || { echo "$output"; exit 1; }
printf '%s\n' "$tests"/SwiftUI/Mistakes/*.sed | in_parallel "$tests/swiftui.sh" --mistake
echo "swiftui: $output; $(printf '%s\n' "$tests"/SwiftUI/Mistakes/*.sed | wc -l | tr -d ' ') screens with a mistake are refused"
