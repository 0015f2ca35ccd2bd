#!/bin/bash
# Each file or folder of Accepted/ is a module that must compile without a warning, for every kind of user.
#
#   accepted.sh                all modules, in every column
#   accepted.sh COLUMN ENTRY   one module in one column: swift-6, swift-5, main-actor, interface, xcode-26
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"
cd "$here"

if [ $# = 2 ]; then
  column=$1 entry=$2 files=("$2")
  [ ! -d "$entry" ] || files=("$entry"/*.swift)
  platform=$(sed -n 's,^// platform: ,,p' "${files[0]}")
  log=$products/accepted/$column/$(basename "$entry").log
  mkdir -p "$(dirname "$log")"
  # `client` reads the variable.
  # shellcheck disable=SC2034
  if grep -qx '// uses deprecated names' "${files[@]}"; then allowed="-Wwarning DeprecatedDeclaration"; fi
  accepts "$column" "${platform:-ios}" "$products/accepted/$column/$(basename "$entry")" "${files[@]}" >"$log" 2>&1 && exit 0
  cat "$log"
  echo "accepted: $entry does not compile ($column)"
  exit 1
fi

entries() {
  awk 'NF { print $1 }' <<<"$columns" | while read -r column; do printf "$column %s\n" Accepted/*; done
}

controls() {
  for control in Controls/Accepted/*.swift; do
    ! ./accepted.sh swift-6 "$control" >/dev/null 2>&1 || { echo "accepted: $control passes, but must fail"; return 1; }
  done
}

controls
entries | in_parallel ./accepted.sh
echo "accepted: $(ls -d Accepted/* | wc -l) modules, $(entries | wc -l) compilations"
