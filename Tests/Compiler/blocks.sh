#!/bin/bash
# Sourced by docs.sh and run.sh after modules.sh: cuts documents into their Swift blocks.
# shellcheck disable=SC2154  # The caller sets $here, $products and $blocks, the folder for the blocks.

# prelude PLATFORM: builds the module that each block imports.
prelude() {
  emit "$1" "$products/$1/source" Prelude -I "$products/$1/source" -swift-version 6 \
    -enable-upcoming-feature InternalImportsByDefault "$here/Docs/Prelude.swift"
}

folder_of() { echo "$blocks/${1//[\/ ]/_}"; }

# cut_blocks DOCUMENT: writes each block to its own folder in the document's folder. The blocks of a tutorial are the states of
# its app, which are named after the file that is added last.
cut_blocks() {
  [[ $1 != *.tutorial ]] || { cut_tutorial "$1"; return; }
  awk -v doc="$1" -v folder="$(folder_of "$1")" -v comments="$([[ $1 == *.swift ]] && echo 1 || echo 0)" \
    -f "$here/docs.awk" "$1"
}

# listings TUTORIAL: prints the line, the name and the file of each code listing in Swift.
listings() { awk '/@Code\(/ { gsub(/.*name: "|".*file: |\).*/, " "); if (/\.swift *$/) print FNR, $0 }' "$1"; }

# cut_tutorial TUTORIAL: writes the app as a reader has it after each listing. A listing replaces the file of its name.
cut_tutorial() {
  local line name file folder app before='' resources
  folder=$(folder_of "$1") resources=$(dirname "$1")/Resources
  mkdir -p "$folder/names"
  while read -r line name file; do
    [ -f "$resources/$file" ] || { echo "$1:$line: no file $resources/$file"; return 1; }
    mkdir -p "$folder/$line"
    if [ "$name" = Package.swift ]; then
      cp "$resources/$file" "$folder/$line/Block.swift"
      continue
    fi
    app=$folder/$line/app
    if [ -n "$before" ]; then cp -R "$before" "$app"; else mkdir "$app"; fi
    # Tests are compiled in the app's module.
    sed 's/^@testable import .*//' "$resources/$file" >"$app/$name"
    before=$app
    echo "$app" >"$folder/names/$file"
  done < <(listings "$1")
}

# gather DOCUMENT NAME FOLDER: copies the named block to FOLDER, together with the blocks that it is compiled with.
gather() {
  local names
  names=$(folder_of "$1")/names
  [ -f "$names/$2" ] || { echo "no block of $1 is named $2"; return 1; }
  [ ! -f "$3/$2.swift" ] || return 0
  [[ $1 != *.tutorial ]] || { cp "$(cat "$names/$2")"/*.swift "$3"; return; }
  cp "$(cat "$names/$2")" "$3/$2.swift"
  gather_uses "$1" "$(dirname "$(cat "$names/$2")")" "$3"
}

# gather_uses DOCUMENT BLOCK FOLDER: copies the blocks that a block is compiled with.
gather_uses() {
  local used
  [ -f "$2/uses" ] || return 0
  # shellcheck disable=SC2013  # The names are words.
  for used in $(cat "$2/uses"); do gather "$1" "$used" "$3" || return 1; done
}
