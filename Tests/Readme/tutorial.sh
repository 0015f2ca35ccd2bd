#!/usr/bin/env bash
# tutorial.sh FOLDER: writes the listings of the tutorial "Check an existing app" to the folder. Each shows commands and their output
# in a copy of an app with known violations.
set -euo pipefail
mkdir -p "$1"
listings=$(cd "$1" && pwd -P)
cd "$(dirname "$0")/../.."
tool=$(Lint/tool.sh)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R Lint/Tests/Fixtures/Bookshelf "$work"
cd "$work/Bookshelf"
rm .mvvmlint.yml expected.tsv
mkdir .git
here=$(pwd -P)

mvvmlint() { "$tool" "$@" 2>/dev/null; }

# listing NAME COMMAND…: writes the commands, each with its output.
listing() {
  local file=$listings/check-$1.txt command
  shift
  for command; do
    echo "\$ $command"
    { eval "$command" || true; } | sed "s,$here/,,"
  done >"$file"
}

listing 1-report "mvvmlint"
listing 2-reasons "mvvmlint check --explain Shelf/ShelfViewModel.swift"
listing 3-roles "mvvmlint roles"
listing 4-rule "mvvmlint rules view-model-retains-observer"
listing 5-init "mvvmlint init"
listing 6-configuration "cat .mvvmlint.yml"
listing 7-baseline "mvvmlint baseline" "mvvmlint; echo exit code \$?"
listing 8-new-finding "echo 'extension SearchViewModel { func show(in label: UILabel) {} }' >>Search/SearchViewModel.swift" \
  "mvvmlint; echo exit code \$?"
sed -i.bak '/func show(in label/d' Search/SearchViewModel.swift
listing 9-fix "grep -n 'var delegate' Shelf/ShelfViewModel.swift" \
  "sed -i.bak 's/  var delegate/  weak var delegate/' Shelf/ShelfViewModel.swift" \
  "mvvmlint baseline --prune" "mvvmlint"
