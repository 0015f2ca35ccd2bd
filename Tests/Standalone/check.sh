#!/usr/bin/env bash
# Checks that Core, Presenter and Context each build and pass their tests in a package that contains only Core and that
# module.
#
#   check.sh            all three modules
#   check.sh MODULE…    some of them: Core, Presenter, Context
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/.build-standalone

# manifest MODULE: prints a manifest with the lines of Package.swift that declare Core, the module and its tests.
manifest() {
  local module=$1
  echo '// swift-tools-version: 6.0'
  echo 'import PackageDescription'
  echo 'let package = Package('
  echo '  name: "Standalone",'
  grep -E '^  platforms: ' "$root/Package.swift"
  echo '  targets: ['
  grep -E "^    \.module\(\"MVVM(Core|$module)\"," "$root/Package.swift"
  grep -E "^    \.tests\(\"MVVM${module}Tests\"," "$root/Package.swift"
  echo '  ],'
  echo '  swiftLanguageModes: [.v6]'
  echo ')'
  sed -n '/^extension Target/,$p' "$root/Package.swift"
}

check() {
  local module=$1 package=$work/$1
  mkdir -p "$package/Tests"
  ln -sfn "$root/Core" "$package/Core"
  ln -sfn "$root/$module" "$package/$module"
  ln -sfn "$root/Tests/$module" "$package/Tests/$module"
  manifest "$module" >"$package/Package.swift"
  swift test --package-path "$package" -Xswiftc -warnings-as-errors >"$package/log" 2>&1 || {
    grep -E 'error|✘' "$package/log" || tail -n 20 "$package/log"
    echo "standalone: $module doesn't build or pass its tests without the other modules"
    return 1
  }
}

[ $# -gt 0 ] || set -- Core Presenter Context
for module; do
  # ln would follow the link to Core and put another one into it.
  rm -rf "${work:?}/$module"/{Core,"$module",Tests}
  check "$module"
done
echo "standalone: $* build and pass their tests without the other modules"
