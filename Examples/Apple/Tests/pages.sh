#!/bin/bash
# Each declaration of the UIKit and SwiftUI stubs names its page in Apple's documentation in a comment beside it, or is marked
# "Stub only". Stubs with a mistake have to fail first.
set -euo pipefail
export LC_ALL=C
tests=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$tests/../../.." && pwd)
products=$root/.build-apple/pages

rm -rf "$products"
mkdir -p "$products"
swiftc -swift-version 6 -warnings-as-errors -parse-as-library -module-name Pages "$tests"/Pages/*.swift -o "$products/pages"

for control in "$tests"/Controls/Pages/*.swift; do
  wrong=$products/$(basename "$control" .swift)
  mkdir "$wrong"
  cp "$control" "$wrong"
  sentence=$(sed -n 's,^/// fails: ,,p' "$control")
  output=$("$products/pages" "$wrong") && { echo "pages: $control should fail but passes"; exit 1; }
  [[ -n $sentence && $output == *": $sentence"* ]] || { echo "pages: $control fails with another message: $output"; exit 1; }
done

summary=''
for module in UIKit SwiftUI; do
  output=$("$products/pages" "$root/Tests/Compiler/Stubs/$module") || { echo "$output"; exit 1; }
  summary+="${summary:+, }${output#pages: }"
done
echo "pages: $summary"
