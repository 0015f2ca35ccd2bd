#!/usr/bin/env bash
# release.sh VERSION: checks that this commit can be released as VERSION, and prints what to push. It changes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

version=${1:-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "error: name a version: make release VERSION=1.2.3" >&2; exit 2; }

problems=0
problem() { echo "error: $1" >&2; problems=$((problems + 1)); }

written=$(<VERSION)
[ "$written" = "$version" ] || problem "VERSION contains $written; write $version"

heading=$(grep -m 1 '^## \[' CHANGELOG.md || true)
[[ $heading =~ ^"## [$version] - "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
  problem "CHANGELOG.md begins with '$heading'; write '## [$version] - $(date +%Y-%m-%d)'"

for podspec in *.podspec; do
  grep -qF "spec.version = '$version'" "$podspec" || problem "$podspec has another version"
done

[ -z "$(git status --porcelain)" ] || problem "the tree has uncommitted changes; commit them"
[ "$(git rev-parse --abbrev-ref HEAD)" = main ] || problem "this isn't the branch main"
if git rev-parse --quiet --verify "refs/tags/$version" >/dev/null; then problem "the tag $version exists already"; fi

[ $problems = 0 ] || exit 1
cat <<END
This commit can be released as $version. If the workflow of this commit on main has passed, run:

  git tag $version
  git push origin $version

The workflow release.yml then builds, tests and publishes everything. Distribution/SUPPORT.md lists the channels.
END
