#!/bin/bash
# Checks what the compiler refuses and accepts, that the documentation's code compiles, and programs on stubs of UIKit
# and AppKit. Needs only the Swift toolchain. README.md describes how to add a check.
#
#   check.sh            all checks
#   check.sh PROOF...   some of them: refused, accepted, docs, run
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"

build_everything
failed=
summary=
[ $# != 0 ] || set -- refused accepted docs run
for proof; do
  log=$products/$proof.log
  "$here/$proof.sh" >"$log" 2>&1 || failed+=" $proof"
  cat "$log"
  summary+="${summary:+; }$(tail -n 1 "$log")"
done
[ -z "$failed" ] || { echo "failed:$failed"; exit 1; }
echo "$summary"
