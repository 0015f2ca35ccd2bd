#!/usr/bin/env bash
# publish-repository.sh FOLDER REMOTE: replaces the content of a git repository with that of a folder, tags it with VERSION, and pushes
# both. An existing tag is never moved.
set -euo pipefail
version=$(<"$(dirname "$0")/../VERSION")
folder=$(cd "$1" && pwd)
remote=$2

clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone --quiet "$remote" "$clone"
cd "$clone"
if [ -n "$(git tag --list "$version")" ]; then
  echo "error: $remote has the tag $version already" >&2
  exit 1
fi
git rm -r --quiet --ignore-unmatch .
cp -R "$folder/." .
# Uploaded files have lost their modes.
chmod +x action/*.sh
git add --all
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message "Release $version"
git tag "$version"
git push --quiet --atomic origin HEAD:refs/heads/main "refs/tags/$version"
