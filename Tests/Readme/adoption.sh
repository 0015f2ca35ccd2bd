#!/usr/bin/env bash
# Shows how an app adopts mvvmlint: the commands and their output in a copy of an app with known violations.
set -euo pipefail
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

shown() {
  echo "\$ $1"
  { eval "$1" || true; } | sed "s,$here/,,"
}

shown "mvvmlint init"
shown "mvvmlint baseline"
shown "mvvmlint"
echo
shown "echo 'extension SearchViewModel { func show(in label: UILabel) {} }' >>Search/SearchViewModel.swift"
shown "mvvmlint; echo exit code \$?"
