#!/bin/sh
# Builds mvvmlint if necessary and prints its path. It is a debug build, which `make test` uses as well. It is fast enough for small
# projects, and a release build would take longer to build than it saves.
package=$(cd "$(dirname "$0")" && pwd)

if [ -x "$package/.build/debug/mvvmlint" ]; then
  swift build --package-path "$package" --product mvvmlint --quiet >&2 || exit 1
else
  echo "building mvvmlint; the first build takes some minutes" >&2
  swift build --package-path "$package" --product mvvmlint >&2 || exit 1
fi
echo "$package/.build/debug/mvvmlint"
