#!/bin/bash
# The public interface of each module is the one that is written down here; UIKit's, AppKit's and SwiftUI's glue is in it.
#
#   check.sh            says what differs, and fails
#   check.sh --update   writes the interface down anew: commit it together with the change
# shellcheck source=../Compiler/modules.sh
. "$(dirname "$0")/../Compiler/modules.sh"
written=$root/Tests/API
swift=$("$swiftc" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)

stubs every
kit_interface every interface

current=$products/api
mkdir -p "$current"
kit_modules | while read -r module _; do
  {
    echo "// The public interface of $module, as Swift $swift prints it. Tests/API/check.sh --update writes it."
    awk -f "$written/public.awk" "$products/every/interface/$module.swiftinterface"
  } >"$current/$module.txt"
done

if [ "${1-}" = --update ]; then
  rm -f "$written"/*.txt
  cp "$current"/*.txt "$written"
  echo "api: written down; commit Tests/API with the change that made it so"
  exit 0
fi

differences=$(cd "$root" && diff -u -r --exclude='*.sh' --exclude='*.awk' Tests/API "$current") || true
if [ -z "$differences" ]; then
  echo "api: $(cat "$current"/*.txt | grep -c .) lines, as written down"
elif [ -f "$written/MVVMCore.txt" ] && ! grep -q "as Swift $swift prints" "$written"/MVVMCore.txt; then
  echo "api: skipped: written down by another Swift, which prints it in another way; install that of Tests/API/MVVMCore.txt's first line"
  exit 77
else
  sed -e "s,^+++ .*/\([A-Za-z]*\.txt\).*,+++ \1 now," -e 's,^\(--- [^[:space:]]*\).*,\1,' -e '/^diff /d' <<<"$differences"
  echo "api: the public interface has changed. If it should: Tests/API/check.sh --update, and commit that with the change"
  exit 1
fi
