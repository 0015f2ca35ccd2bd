#!/bin/sh
# Compares the fast reader with swift-syntax over a folder of Swift files: compare.sh FOLDER [MUTANTS]. A release build, since
# parsing in a debug build takes about thirty times as long.
package=$(cd "$(dirname "$0")/../.." && pwd)
exec swift run --package-path "$package" -c release compare-readers "$@"
