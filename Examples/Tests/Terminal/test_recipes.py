"""The recipes print their screens without a terminal, and react to keys in a terminal."""

import os
import pathlib
import subprocess
import unittest

from session import SECONDS, Session

BINARY = os.environ["RECIPES"]
WALKS = pathlib.Path(__file__).parent / "Walks"
NAMES = sorted(path.stem for path in WALKS.iterdir())

DOWN, LEFT, ENTER, ESCAPE, BACKSPACE, TAB = "\x1b[B", "\x1b[D", "\r", "\x1b", "\x7f", "\t"
CONNECTION, AGAIN, SHOW_OR_HIDE, LINK, REPAINT, QUIT = "\x0f", "\x12", "\x14", "l", "\x0c", "\x11"


def run(*arguments):
    return subprocess.run([BINARY, *arguments], input=b"", capture_output=True, timeout=SECONDS)


class Walks(unittest.TestCase):
    def test_each_recipe_prints_its_screens_without_a_terminal(self):
        for name in NAMES:
            with self.subTest(name):
                result = run(name)
                self.assertEqual((result.returncode, result.stderr), (0, b""))
                self.assertEqual(result.stdout.decode(), (WALKS / f"{name}.txt").read_text())

    def test_wrong_arguments_are_one_line_and_help_lists_the_recipes(self):
        for arguments in [["nosuch"], [], ["greeting", "search"], ["\x1b[2J"]]:
            with self.subTest(arguments):
                result = run(*arguments)
                self.assertEqual((result.returncode, result.stdout), (2, b""))
                self.assertRegex(result.stderr.decode(), r"^recipes: [^\x1b\n]+; see --help\n$")
        listed = [line.split()[0] for line in run("--help").stdout.decode().splitlines() if line.startswith("  ")]
        self.assertEqual(sorted(set(listed) & set(NAMES)), NAMES)

    def test_output_that_cannot_be_written_is_an_error(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("there is no full device")
        with open("/dev/full", "wb") as full:
            result = subprocess.run([BINARY, "greeting"], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"No space left", result.stderr)


class Keys(unittest.TestCase):
    def session(self, name, first):
        session = self.enterContext(Session(name, command=BINARY))
        session.wait_for(first)
        return session

    def leave(self, session):
        session.press(QUIT)
        self.assertEqual(session.wait_for_end(), 0)
        self.assertFalse(session.is_on_own_screen)

    def test_the_greeting_fills_its_labels(self):
        session = self.session("greeting", "n next person")
        session.press("g")
        session.wait_for("Greeting   Hello Ada Lovelace")
        self.assertFalse(session.shows("Bye"))
        session.press("nf")
        session.wait_for("Farewell   Bye Grace Hopper")
        self.assertFalse(session.shows("Hello"))
        session.press("n")
        session.wait_for("There is no one left")
        self.leave(session)

    def test_the_search_follows_the_typed_text(self):
        session = self.session("search", "Type part of a name.")
        session.press("realm")
        session.wait_for("2 found")
        self.assertTrue(session.chosen.startswith("realm/SwiftLint"))
        session.press(DOWN)
        session.wait_for("https://github.com/realm/realm-swift")
        self.assertTrue(session.chosen.startswith("realm/realm-swift"))
        session.press(CONNECTION + BACKSPACE)
        session.wait_for("The network is down")
        session.press(CONNECTION + AGAIN)
        session.wait_for("2 found")
        session.press(ESCAPE)
        session.wait_for("Type part of a name.")
        self.leave(session)

    def test_the_car_is_loaded_while_its_screen_is_visible(self):
        session = self.session("car", "Car: loaded")
        session.press("Fiat" + TAB + "Panda")
        session.wait_for("Power   69 hp")
        session.press(REPAINT)
        session.wait(lambda: session.log.count(b"\x1b[2J") == 2, "a repaint")
        session.press(SHOW_OR_HIDE)
        session.wait_for("The car's screen is hidden. Press ^T to show it.")
        session.wait_for("did unload")
        session.press(CONNECTION + SHOW_OR_HIDE)
        session.wait_for("The network is down")
        session.press(CONNECTION + AGAIN)
        session.wait_for("Car: loaded")
        self.assertTrue(session.shows("Weight  940 kg"))
        self.leave(session)

    def test_movies_are_opened_and_closed(self):
        session = self.session("movies", "6 movies, page 1 of 2")
        session.press("n")
        session.wait_for("page 2 of 2")
        session.press(DOWN)
        session.wait(lambda: session.chosen.startswith("The Cabinet"), "the row below")
        session.press(ENTER)
        session.wait_for("Robert Wiene")
        session.press(LEFT)
        session.wait_for("page 2 of 2")
        session.press("a")
        session.wait_for("About")
        session.press(LINK)
        session.wait_for("Fritz Lang")
        session.press(ESCAPE)
        session.wait_for("page 2 of 2")
        session.press(TAB)
        session.wait_for("3 movies, page 1 of 1")
        self.leave(session)


if __name__ == "__main__":
    unittest.main()
