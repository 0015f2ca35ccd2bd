#!/bin/bash
# Each file of Refused/ must be refused with exactly the messages that it asserts.
#
#   refused.sh                all files; the roles for every kind of user
#   refused.sh COLUMN FILE    one file for one kind of user: swift-6, swift-5, main-actor, interface
# shellcheck source=./modules.sh disable=SC2012,SC2046,SC2086
. "$(dirname "$0")/modules.sh"

fail() {
  echo "refused: $file: $1 ($column)"
  exit 1
}

if [ $# = 2 ]; then
  column=$1 file=$2 action="-emit-sil -o /dev/null"
  platform=$(sed -n 's,^// platform: ,,p' "$file")
  [[ $platform != *-objc ]] || action=-typecheck
  refuse() { client "$column" "${platform:-ios}" $action "$@" "$file" 2>&1; }

  grep -q '^ *// \(expected\|unlocated\)-error.*{{..*}}' "$file" || fail "asserts nothing: add // expected-error {{message}}"
  unlocated=$(sed -n 's,^// unlocated-\([a-z]*\) {{\(.*\)}}$,<unknown>:0: \1: \2,p' "$file")
  output=$(refuse -verify -verify-ignore-unrelated ${unlocated:+-verify-ignore-unknown}) || {
    grep -A 2 "error:" <<<"$output" || true
    fail "isn't refused with the expected messages"
  }
  # -verify can't match errors without a location.
  [ -n "$unlocated" ] || exit 0
  output=$(refuse || true)
  while read -r sentence; do
    grep -qF "$sentence" <<<"$output" || fail "missing message: $sentence"
  done <<<"$unlocated"
  exit 0
fi

fixtures() {
  cd "$here"
  printf 'swift-6 %s\n' Refused/*/*.swift
  for column in swift-5 main-actor interface; do printf "$column %s\n" Refused/Roles/*.swift; done
}

# The check must fail for each control.
controls() {
  for control in "$here"/Controls/Refused/*.swift; do
    ! "$0" swift-6 "$control" >/dev/null || { echo "refused: $control passes, but must fail"; return 1; }
  done
}

for platform in ios ios-objc; do
  for kit in source interface; do
    emit $platform "$products/$platform/$kit" Library -I "$products/$platform/$kit" \
      -enable-upcoming-feature InternalImportsByDefault -swift-version 6 "$here/Refused/Library.swift"
  done
done
controls
cd "$here"
fixtures | in_parallel ./refused.sh
echo "refused: $(ls Refused/*/*.swift | wc -l) mistakes, $(fixtures | wc -l) compilations"
