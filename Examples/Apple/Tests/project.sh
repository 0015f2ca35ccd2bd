#!/bin/bash
# Checks the Xcode project without Xcode: its paths, ids, products, settings and scheme.
set -euo pipefail
package=$(cd "$(dirname "$0")/Project" && pwd)

output=$(swift test --package-path "$package" 2>&1) || { echo "$output"; exit 1; }
cases=$(sed -n 's/.*a project with a mistake is refused.* with \([0-9]*\) test cases passed.*/\1/p' <<<"$output")
[ "${cases:-0}" -gt 0 ] || { echo "$output"; echo "project: nothing was tested"; exit 1; }
echo "project: correct; $cases copies with a mistake are refused"
