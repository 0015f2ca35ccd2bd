#!/usr/bin/env bash
# Shows how to correct the view model of the checker's picture: the changed lines, for README. Fails if mvvmlint still reports something.
set -euo pipefail
cd "$(dirname "$0")/../.."
tool=$(Lint/tool.sh)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R Lint/Tests/Fixtures/Bookshelf "$work"
cd "$work/Bookshelf"
rm expected.tsv
file=Shelf/ShelfViewModel.swift
sed -i.before '/^import UIKit$/d; s/  var delegate/  weak var delegate/; s/: RemoteBookStore/: any BookStore/' $file
{ diff -U0 $file.before $file || true; } | grep '^[-+][^-+]'
"$tool" check --no-cache --quiet --fail-on note $file >&2
