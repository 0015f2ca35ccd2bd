"""Tags the wheel with the platform of its executable. It fits every version of Python."""

import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformTag(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + os.environ["MVVMLINT_WHEEL_PLATFORM"]
