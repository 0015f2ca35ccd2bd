#!/usr/bin/env bash
# Shows how the findings of an app change: the command and its output in a repository of three commits.
set -euo pipefail
cd "$(dirname "$0")/../.."
tool=$(Lint/tool.sh)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$PWD/Lint/Tests/Fixtures/Bookshelf
mkdir "$work/Bookshelf"
cd "$work/Bookshelf"

# commit DATE FOLDER...: adds folders of the app. The same date and contents give the same commit.
commit() {
  local date=$1 folder
  shift
  for folder in "$@"; do cp -R "$app/$folder" .; done
  git add --all
  GIT_AUTHOR_DATE="$date" GIT_COMMITTER_DATE="$date" git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit --quiet --message "$*"
}

git -c init.defaultBranch=main init --quiet
commit 2026-01-05T12:00:00Z Model Search
git tag 1.0
commit 2026-01-14T12:00:00Z Shelf
commit 2026-01-23T12:00:00Z Book

echo '$ mvvmlint history --since 1.0 | head -n 9'
"$tool" history --since 1.0 2>/dev/null | head -n 9
