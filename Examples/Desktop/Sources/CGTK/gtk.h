// What was deprecated after these versions, which the oldest supported system has, is no cause for a warning.
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#include <glib-unix.h>
#include <gtk/gtk.h>
