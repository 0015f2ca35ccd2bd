"""An error whose message is meant for the person who runs `make dist`."""


class PackError(Exception):
    pass
