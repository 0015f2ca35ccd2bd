#!/bin/sh
# Builds mvvmlint where that is needed, and prints the path of it. It is a debug build, which `make test` shares: of small
# projects it makes quick work, and one for release takes longer to build than it would save here.
package=$(cd "$(dirname "$0")" && pwd)

if [ -x "$package/.build/debug/mvvmlint" ]; then
  swift build --package-path "$package" --product mvvmlint --quiet >&2 || exit 1
else
  echo "building mvvmlint: the first time takes some minutes" >&2
  swift build --package-path "$package" --product mvvmlint >&2 || exit 1
fi
echo "$package/.build/debug/mvvmlint"
