"""The public addresses, which `Distribution/addresses` defines."""

import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def addresses():
    with open(os.path.join(ROOT, "Distribution", "addresses"), encoding="utf-8") as file:
        return dict(line.strip().split("=", 1) for line in file if line.strip() and not line.startswith("#"))
