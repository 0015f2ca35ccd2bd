// Keys and clicks as if a person made them.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
