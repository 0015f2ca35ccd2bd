// Keys and clicks as if a person made them, and which of X's windows is one of GTK's.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
