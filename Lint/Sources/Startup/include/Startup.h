/// The module has only a check that runs by itself at startup.
