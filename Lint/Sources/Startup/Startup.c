#include "Startup.h"

#include <unistd.h>

#ifdef __linux__

/// Runs before the Swift runtime starts, which aborts a static executable if it can't find its own path.
__attribute__((constructor(101))) static void requireProc(void) {
  static const char message[] = "error: mvvmlint needs /proc, which isn't mounted; run 'mount -t proc proc /proc'\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  _exit(2);
}

#endif
