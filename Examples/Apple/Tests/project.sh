#!/bin/bash
# The Xcode project is one that opens, as far as can be told without Xcode: its paths, ids, products, settings and scheme.
set -euo pipefail
package=$(cd "$(dirname "$0")/Project" && pwd)

output=$(swift test --package-path "$package" 2>&1) || { echo "$output"; exit 1; }
cases=$(sed -n 's/.*a mistake is found.* with \([0-9]*\) test cases passed.*/\1/p' <<<"$output")
[ "${cases:-0}" -gt 0 ] || { echo "$output"; echo "project: nothing was tested"; exit 1; }
echo "project: it is whole, and $cases mistakes are found"
