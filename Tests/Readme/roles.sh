#!/usr/bin/env bash
# roles.sh STEP: shows a step of the guide "Adopt the roles in ten minutes": its commands and their output in a copy of an app. The
# steps before it run first, without output.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../Compiler/modules.sh
. "$(dirname "$0")/../Compiler/modules.sh"
[ -f "$products/ios/source/SwiftMVVMPattern.swiftmodule" ] || "$here/check.sh" >&2
tool=${MVVMLINT:-$("$root/Lint/tool.sh")}
wanted=$1 step=''

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$root" "$work/SwiftMVVMPattern"
cd "$work"
export GIT_AUTHOR_NAME=You GIT_AUTHOR_EMAIL=you@example.com GIT_COMMITTER_NAME=You GIT_COMMITTER_EMAIL=you@example.com

mvvmlint() { "$tool" "$@" 2>/dev/null; }

# Prints the compiler's errors in the app, which is compiled against the stubs.
errors() {
  { client swift-5 ios -typecheck -diagnostic-style=llvm -parse-as-library -module-name Player ./*/*.swift 2>&1 || true; } |
    sed -n 's,^\(\./\)*\([^ ]* error: \),\2,p'
}

# on STEP: begins a step, or ends the program after the wanted one.
on() {
  [ "$step" != "$wanted" ] || exit 0
  step=$1
}

# shown COMMAND: runs a command, and prints it with its output if it belongs to the wanted step.
shown() {
  if [ "$step" = "$wanted" ]; then
    echo "\$ $1"
    eval "$1" || true
  else
    { eval "$1" || true; } >/dev/null
  fi
}

# compiled: compiles the app. In the wanted step, prints the errors, or that there are none.
compiled() {
  local found
  found=$(errors)
  [ "$step" != "$wanted" ] || echo "${found:-Build succeeded}"
}

on start
shown "cp -R SwiftMVVMPattern/Lint/Tests/Fixtures/Adopt/Player/Before Player"
shown "cd Player"
shown "git init -q && git add -A && git commit -qm 'Start'"

on check
shown "mvvmlint"

on baseline
shown "mvvmlint init --quiet"
shown "mvvmlint baseline"
shown "git add -A && git commit -qm 'Check the app with mvvmlint'"

on report
shown "mvvmlint adopt --role view-model"

on write
shown "mvvmlint adopt --apply --role view-model --quiet"
shown "git diff Songs/SongViewController.swift"

on compile
compiled

on commit
shown "git add -A && git commit -qm 'Adopt ViewModel'"

on refusal
sed -i.bak 's/: UIView {/: UIView, ViewModel {/; s/^import UIKit/&\
import protocol SwiftMVVMPattern.ViewModel/' Player/VolumeViewModel.swift
rm Player/*.bak
compiled

on fix
cat >Player/VolumeViewModel.swift <<'END'
import UIKit
import protocol SwiftMVVMPattern.ViewModel

@MainActor final class VolumeViewModel: ViewModel {
  private(set) var volume = 0
  func increase() { volume += 1 }
}

final class VolumeView: UIView {
  let viewModel = VolumeViewModel()
}
END
shown "cat Player/VolumeViewModel.swift"
[ -z "$(errors)" ]
shown "mvvmlint baseline --prune"
shown "git add -A && git commit -qm 'Split the volume'"

on views
shown "mvvmlint adopt --apply --role view --quiet"
shown "git add -A && git commit -qm 'Adopt View'"
shown "mvvmlint adopt --apply --role holder --quiet"
shown "git add -A && git commit -qm 'Adopt ViewModelHolder'"
shown "mvvmlint adopt --apply --role observer --quiet"
shown "git add -A && git commit -qm 'Adopt ViewModelObserver'"
[ -z "$(errors)" ]

on rest
shown "mvvmlint adopt"
on end
