#!/bin/bash
# What must compile, for every kind of user, without a warning: each file or folder of Accepted/ is one module.
#
#   accepted.sh                all of them, in every column
#   accepted.sh COLUMN ENTRY   one of them, in one column: swift-6, swift-5, main-actor, interface, xcode-26
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"
cd "$here"

if [ $# = 2 ]; then
  column=$1 entry=$2 files=("$2")
  [ ! -d "$entry" ] || files=("$entry"/*.swift)
  platform=$(sed -n 's,^// platform: ,,p' "${files[0]}")
  log=$products/accepted/$column/$(basename "$entry").log
  mkdir -p "$(dirname "$log")"
  # Read by client.
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
    ! ./accepted.sh swift-6 "$control" >/dev/null 2>&1 || { echo "accepted: $control should fail, and passes"; return 1; }
  done
}

controls
entries | in_parallel ./accepted.sh
echo "accepted: $(ls -d Accepted/* | wc -l) modules, $(entries | wc -l) compilations"
