#!/bin/bash
# Compares the public interface of each module, including its extensions of UIKit, AppKit and SwiftUI, with the text in
# this folder.
#
#   check.sh            print the differences, and fail if there are any
#   check.sh --update   write the current interface; commit it together with the change
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
  echo "api: updated; commit Tests/API together with the change"
  exit 0
fi

differences=$(cd "$root" && diff -u -r --exclude='*.sh' --exclude='*.awk' Tests/API "$current") || true
if [ -z "$differences" ]; then
  echo "api: $(cat "$current"/*.txt | grep -c .) lines, no difference"
elif [ -f "$written/MVVMCore.txt" ] && ! grep -q "as Swift $swift prints" "$written"/MVVMCore.txt; then
  echo "api: skipped: another Swift version wrote the text; install the one in the first line of Tests/API/MVVMCore.txt"
  exit 77
else
  sed -e "s,^+++ .*/\([A-Za-z]*\.txt\).*,+++ \1 now," -e 's,^\(--- [^[:space:]]*\).*,\1,' -e '/^diff /d' <<<"$differences"
  echo "api: the public interface has changed; if that is intended, run Tests/API/check.sh --update and commit the result with the change"
  exit 1
fi
