#!/bin/bash
# The UI test compiles against a stub of XCTest, and the server that it needs answers in the expected order. The workflow runs the test.
set -euo pipefail
tests=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null; rm -r "$work"' EXIT

compile() { swiftc -swift-version 6 -warnings-as-errors -parse-as-library -I "$work" "$@"; }
compile -module-name XCTest -emit-module -emit-module-path "$work/XCTest.swiftmodule" \
  -enable-upcoming-feature InternalImportsByDefault "$tests/UITests/XCTest.swift"
compile -typecheck "$tests"/../UITests/*.swift
sed 's/firstMatch/firstMatches/' "$tests"/../UITests/*.swift >"$work/Wrong.swift"
if compile -typecheck "$work/Wrong.swift" 2>/dev/null; then echo "uitests: a wrong test compiles"; exit 1; fi

port=$("${PYTHON:-python3}" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
DELAY=0 "${PYTHON:-python3}" -B "$tests/UITests/server.py" "$port" 2>/dev/null &
server=$!
answer() { curl --silent --fail --retry 20 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/$1"; }
names() { grep -o '"full_name": "[^"]*"' | cut -d '"' -f 4 | tr '\n' ' '; }
expect() { [ "$1" = "$2" ] || { echo "uitests: the server answers '$1', and should answer '$2'"; exit 1; }; }
expect "$(answer 'search/repositories?q=stars:%3E0' | names)" "octo/first octo/second octo/third "
expect "$(answer 'search/repositories?q=o+in:name' | names)" "octo/other octo/first "
expect "$(answer repositories/2 | names)" "octo/second "
echo "uitests: the test compiles, and its server answers"
