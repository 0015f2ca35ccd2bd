#!/bin/bash
# Sourced by docs.sh and run.sh after modules.sh: cuts documents into their Swift blocks.
# shellcheck disable=SC2154  # The caller sets $here, $products and $blocks, the folder for the blocks.

# prelude PLATFORM: builds the module that each block imports.
prelude() {
  emit "$1" "$products/$1/source" Prelude -I "$products/$1/source" -swift-version 6 \
    -enable-upcoming-feature InternalImportsByDefault "$here/Docs/Prelude.swift"
}

folder_of() { echo "$blocks/${1//[\/ ]/_}"; }

# cut_blocks DOCUMENT: writes each block to its own folder in the document's folder.
cut_blocks() {
  awk -v doc="$1" -v folder="$(folder_of "$1")" -v comments="$([[ $1 == *.swift ]] && echo 1 || echo 0)" \
    -f "$here/docs.awk" "$1"
}

# gather DOCUMENT NAME FOLDER: copies the named block to FOLDER, together with the blocks that it is compiled with.
gather() {
  local names
  names=$(folder_of "$1")/names
  [ -f "$names/$2" ] || { echo "no block of $1 is named $2"; return 1; }
  [ ! -f "$3/$2.swift" ] || return 0
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
