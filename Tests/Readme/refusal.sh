#!/usr/bin/env bash
# Prints the compiler's message for a view whose own protocol refines the kit's ViewModel, for README.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../Compiler/modules.sh
. "$(dirname "$0")/../Compiler/modules.sh"
[ -f "$products/ios/source/SwiftMVVMPattern.swiftmodule" ] || "$here/check.sh" >&2
mkdir -p "$products/readme" && cd "$products/readme"
printf 'import SwiftMVVMPattern\nimport UIKit\n\nprotocol ProfileViewModel: ViewModel {}\nclass ProfileHeader: UIView, ProfileViewModel {}\n' >ProfileHeader.swift
tail -n 2 ProfileHeader.swift
{ client swift-6 ios -typecheck -diagnostic-style=llvm ProfileHeader.swift 2>&1 || true; } | grep -F ' error: '
