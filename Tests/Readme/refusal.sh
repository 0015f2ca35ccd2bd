#!/usr/bin/env bash
# What the compiler says of a UIView that is called a view model; README shows it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../Compiler/modules.sh
. "$(dirname "$0")/../Compiler/modules.sh"
[ -f "$products/ios/source/SwiftMVVMPattern.swiftmodule" ] || "$here/check.sh" >&2
mkdir -p "$products/readme" && cd "$products/readme"
printf 'import SwiftMVVMPattern\nimport UIKit\n\nclass ProfileHeader: UIView, ViewModel {}\n' >ProfileHeader.swift
tail -n 1 ProfileHeader.swift
{ client swift-6 ios -typecheck -diagnostic-style=llvm ProfileHeader.swift 2>&1 || true; } | grep -F ' error: '
