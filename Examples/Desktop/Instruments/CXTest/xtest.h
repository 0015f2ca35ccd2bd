// Sends keys and clicks as if a person made them, and maps GTK's windows to those of X.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
