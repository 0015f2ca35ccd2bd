#!/bin/sh
# Builds the desktop app with warnings as errors, and runs its tests on a separate display. Exits with 0, 1, or 77 if a tool is
# missing. Arguments go to `swift test`, such as --filter Closing.
package=$(cd "$(dirname "$0")/.." && pwd)

skip() {
  echo "skipped the desktop app: $1"
  exit 77
}

gtk=$("$package/check-gtk.sh") || skip "$gtk"
sqlite=$("$package/../check-sqlite.sh") || skip "$sqlite"
pkg-config --exists xtst || skip "the header of X's test extension is missing (Debian's libxtst-dev): run make setup"
for tool in xvfb-run:xvfb xauth:xauth; do
  command -v "${tool%:*}" >/dev/null || skip "${tool%:*} is missing (Debian's ${tool#*:}): run make setup"
done

# Fixed settings, so the tests don't depend on the desktop's renderer, session bus, settings or theme.
export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none GSETTINGS_BACKEND=memory GTK_THEME=Adwaita

swift build --package-path "$package" --build-tests &&
  xvfb-run -a -s "-screen 0 1280x800x24" swift test --package-path "$package" --skip-build --disable-swift-testing "$@" || exit 1

lines=$(cat "$package"/Sources/*/*.swift | grep -cvE '^[[:space:]]*(//|$)')
[ "$lines" -le 800 ] || { echo "the app and its GTK layer have $lines lines of code; the limit is 800"; exit 1; }
echo "the desktop app passes; it has $lines lines of code, including its GTK layer"
