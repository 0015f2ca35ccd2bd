"""A terminal that can't place the cursor, and live runs that a user watches and ends."""

import signal
import unittest

from session import BINARY, Session

INTERRUPT, END, QUIT = "\x03", "\x04", "q"


class PlainTerminal(unittest.TestCase):
    def setUp(self):
        self.session = self.enterContext(Session(TERM="dumb"))
        self.session.wait_for("repos>")

    def test_commands_are_read_line_by_line(self):
        self.session.press("search grdb\n")
        self.session.wait_for("> groue/GRDB.swift")
        self.session.press("nonsense\n")
        self.session.wait_for("repos: ")
        self.session.press("open\n")
        self.session.wait_for("https://github.com/groue/GRDB.swift")
        self.assertNotIn(b"\x1b", self.session.log)
        self.session.press("quit\n")
        self.assertEqual(self.session.wait_for_end(), 0)

    def test_it_ends_with_the_input_or_an_interrupt(self):
        self.session.press(END)
        self.assertEqual(self.session.wait_for_end(), 0)
        other = self.enterContext(Session(TERM="dumb"))
        other.wait_for("repos>")
        other.press(INTERRUPT)
        # A shell reports this signal as 130.
        self.assertEqual(other.wait_for_end(), -signal.SIGINT)


class LiveRuns(unittest.TestCase):
    def watch(self, key, status, words):
        session = self.enterContext(Session("--live", "--selections", "100000"))
        session.wait(lambda: session.shows("of 100,000"), "the progress")
        session.press(key)
        self.assertEqual(session.wait_for_end(), status)
        self.assertRegex(session.log.decode(), words + r" after [\d,]+ of 100,000 selections")

    def test_an_interrupted_run_is_reported(self):
        self.watch(INTERRUPT, 130, "Interrupted")

    def test_a_stopped_run_is_reported(self):
        self.watch(QUIT, 1, "Stopped")

    def test_a_piped_run_shows_its_progress_on_the_terminal(self):
        command = f"{BINARY} --live --selections 3000 </dev/null | cat"
        session = self.enterContext(Session("-c", command, command="sh"))
        session.wait_for_end()
        self.assertRegex(session.log.decode(), r"\r[\d,]+ of 3,000")
        self.assertTrue(session.shows("by the context"))


if __name__ == "__main__":
    unittest.main()
