#!/bin/bash
# Checks the iOS app as far as possible with the Swift toolchain alone; each script in this folder is a part.
set -uo pipefail
tests=$(cd "$(dirname "$0")" && pwd)

failed=''
summary=''
for script in "$tests"/*.sh; do
  [ "$script" != "$tests/check.sh" ] || continue
  output=$("$script" 2>&1) || failed+=" $(basename "$script")"
  printf '%s\n' "$output"
  summary+="${summary:+; }$(tail -n 1 <<<"$output")"
done
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
echo "$summary"
