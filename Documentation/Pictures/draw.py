#!/usr/bin/env python3
"""Draws the pictures of the documentation, each for light and for dark pages.

  draw.py            writes them into the documentation catalog
  draw.py --check    fails if one of them differs from the catalog's
"""

import os
import sys

sys.dont_write_bytecode = True

from drawing import THEMES
from lifecycle import lifecycle
from modules import modules
from navigation import navigation
from roles import roles
from saving import save
from stale_index import stale_index
from state_flow import state_flow

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "SwiftMVVMPattern", "SwiftMVVMPattern.docc", "Resources")
PICTURES = {
    "roles": roles, "stale-index": stale_index, "modules": modules, "lifecycle": lifecycle, "state-flow": state_flow,
    "navigation": navigation,
}


def main():
    is_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit(__doc__.strip())
    save({os.path.join(FOLDER, f"{name}{theme}.svg"): draw().svg(theme) for name, draw in PICTURES.items() for theme in THEMES}, is_check)


if __name__ == "__main__":
    main()
