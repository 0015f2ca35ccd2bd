#!/usr/bin/env python3
"""Measures the apps with 100,000 repositories: the processor time in seconds of the first screen and of searches.

    swift build --package-path Examples && swift build --package-path Examples/Desktop
    xvfb-run -a Examples/Tests/many-rows.py

It needs pexpect (PyPI) for the terminal, and an X display with X's test extension for the window.
"""

import ctypes
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time

EXAMPLES = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TERMINAL = os.path.join(EXAMPLES, ".build/debug/repos")
WINDOW = os.path.join(EXAMPLES, "Desktop/.build/debug/repos-desktop")
COUNT = 100_000
WORDS = "fast small library network toolkit server client parser swift rust web engine cache compiler data".split()
LANGUAGES = ["Swift", "Rust", "C", "C++", "C#", "Go", None]
SEARCHES = ["swift", "n", "c#", "swift web"]


def make(path):
    subprocess.run([TERMINAL, "--database", path, "--create"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    choice = random.Random(1)
    rows = [
        (10_000 + i, f"{choice.choice(WORDS)}{i % 997}", f"{choice.choice(WORDS)}-{i}",
         " ".join(choice.choices(WORDS, k=8)), choice.choice(LANGUAGES), choice.randrange(200_000))
        for i in range(COUNT)
    ]
    with sqlite3.connect(path) as database:
        database.executemany("INSERT INTO repo VALUES (?, ?, ?, ?, ?, ?)", rows)


def seconds(pid):
    """The processor time of the process, after it has used none for half a second."""
    def used():
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    latest, still = used(), 0
    while still < 5:
        time.sleep(0.1)
        now = used()
        still = still + 1 if now == latest else 0
        latest = now
    return latest


def report(name, pid, type_text, clear):
    time.sleep(1)
    former = seconds(pid)
    print(f"{name}: first screen {former:.2f} s", flush=True)
    for text in SEARCHES:
        type_text(text)
        time.sleep(0.3)
        now = seconds(pid)
        print(f"{name}: search {text!r} {now - former:.2f} s", flush=True)
        clear()
        time.sleep(0.3)
        former = seconds(pid)
    print(f"{name}: search '' {former - now:.2f} s", flush=True)


def measure_terminal(path):
    import pexpect

    child = pexpect.spawn(TERMINAL, ["--database", path], dimensions=(30, 100), timeout=60)
    child.expect("Search:")
    # The program's output must be read, or the program waits.
    def read():
        try:
            while True:
                child.read_nonblocking(65536, 0.1)
        except pexpect.TIMEOUT:
            pass

    def type_text(text):
        child.send(text)
        read()

    def clear():
        child.send("\x1b")
        read()

    report("terminal", child.pid, type_text, clear)
    child.close(force=True)


def measure_window(path):
    x11, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XStringToKeysym.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return print("window: there is no X display (try: xvfb-run -a)")
    shifted = {"#": "3"}

    def press(key):
        name = {" ": "space"}.get(key, shifted.get(key, key))
        code = x11.XKeysymToKeycode(display, ctypes.c_ulong(x11.XStringToKeysym(name.encode())))
        shift = x11.XKeysymToKeycode(display, ctypes.c_ulong(x11.XStringToKeysym(b"Shift_L")))
        if key in shifted:
            test.XTestFakeKeyEvent(display, shift, 1, 0)
        test.XTestFakeKeyEvent(display, code, 1, 0)
        test.XTestFakeKeyEvent(display, code, 0, 0)
        if key in shifted:
            test.XTestFakeKeyEvent(display, shift, 0, 0)
        x11.XFlush(display)

    # A blinking cursor and other animations would take processor time while the program waits.
    settings = os.path.join(os.path.dirname(path), "gtk-4.0", "settings.ini")
    os.makedirs(os.path.dirname(settings), exist_ok=True)
    with open(settings, "w") as file:
        file.write("[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\n")
    environment = dict(
        os.environ, GSK_RENDERER="cairo", GDK_BACKEND="x11", GTK_A11Y="none", GSETTINGS_BACKEND="memory",
        XDG_CONFIG_HOME=os.path.dirname(path),
    )
    child = subprocess.Popen([WINDOW, "--database", path], env=environment)
    report("window", child.pid, lambda text: [press(key) for key in text], lambda: press("Escape"))
    child.terminate()
    child.wait()


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "many.db")
    make(path)
    for measure, program in [(measure_terminal, TERMINAL), (measure_window, WINDOW)]:
        if os.path.exists(program):
            measure(path)
        else:
            print(f"{os.path.basename(program)}: not built")
