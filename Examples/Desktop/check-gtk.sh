#!/bin/sh
# Says, in one line, whether GTK 4 is there, which the desktop app is built with.
command -v pkg-config >/dev/null && pkg-config --exists 'gtk4 >= 4.8' && exit 0
echo "GTK 4.8 or later is missing (Debian's libgtk-4-dev): run make setup"
exit 1
