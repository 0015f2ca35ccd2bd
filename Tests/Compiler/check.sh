#!/bin/bash
# Everything that the compiler proves about the kit: what it refuses, what it accepts, what the documentation shows, and
# what runs on stubs of UIKit and AppKit. Needs the Swift toolchain alone. README.md tells how to add to it.
#
#   check.sh            all of it
#   check.sh PROOF...   a part: refused, accepted, docs, run
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
