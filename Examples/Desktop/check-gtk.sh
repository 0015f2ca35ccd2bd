#!/bin/sh
# Checks whether GTK 4 is installed, which the desktop app needs, and prints one line if it isn't.
command -v pkg-config >/dev/null && pkg-config --exists 'gtk4 >= 4.8' && exit 0
echo "GTK 4.8 or later is missing (Debian's libgtk-4-dev): run make setup"
exit 1
