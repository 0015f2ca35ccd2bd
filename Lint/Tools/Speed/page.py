#!/usr/bin/env python3
"""Measures how long headless Chromium takes to open the page of `mvvmlint report`.

    python3 Lint/Tools/Speed/page.py PAGE [--runs 5]

It prints the medians of the time to the load event, to the first contentful paint, and to the list of the largest area's types.
"""
import argparse
import os
import statistics
import sys
import time

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Documentation"))

from browser import Browser  # noqa: E402

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LOAD = "performance.getEntriesByType('navigation')[0].loadEventEnd"
# Opens the area with the most types.
AREA = """(() => {
  const size = (area) => parseInt(area.querySelector(".note").textContent);
  const areas = [...document.querySelectorAll(".area")].sort((first, second) => size(second) - size(first));
  const start = performance.now();
  location.hash = areas[0]?.querySelector("h3").id ?? "";
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));
})()"""


def measure(path):
    with Browser() as browser:
        browser.open(path)
        deadline = time.monotonic() + 60
        while not browser.evaluate(PAINT):
            if time.monotonic() > deadline:
                sys.exit("error: Chromium paints nothing")
            time.sleep(0.02)
        return browser.evaluate(LOAD), browser.evaluate(PAINT), browser.evaluate(AREA)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    runs = [measure(options.page) for _ in range(options.runs)]
    print(f"{os.path.getsize(options.page) / 1e6:.1f} MB")
    for name, times in zip(("load event", "first contentful paint", "types of the largest area"), zip(*runs)):
        print(f"{name}: {statistics.median(times):.0f} ms (the slowest of {options.runs}: {max(times):.0f} ms)")


if __name__ == "__main__":
    main()
