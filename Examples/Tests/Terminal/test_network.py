"""Answers, failures and saved results of a server on screen."""

import pathlib
import subprocess
import tempfile
import unittest

from server import Server
from session import BINARY, SECONDS, Session

ENTER, ESCAPE, RELOAD, QUIT = "\r", "\x1b", "\x12", "\x11"
KEPT = r"since \d\d:\d\d; showing saved results\.$"


class Browsing(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)

    def browse(self):
        self.session = self.enterContext(Session("--url", self.server.url))

    def listed(self):
        self.browse()
        self.session.wait_for("1 of 3")
        self.assertEqual(self.session.lines[1], "")

    def test_a_search_is_listed_and_opened(self):
        self.listed()
        self.session.press("second")
        self.session.wait_for("1 of 1")
        self.assertTrue(self.session.chosen.startswith("octo/second"))
        self.session.press(ENTER)
        self.session.wait_for("https://github.com/octo/second")
        self.session.wait(lambda: self.session.lines[1] == "", "the current page")

    def test_losing_the_server_is_reported_above_the_list_and_on_the_page(self):
        self.listed()
        self.server.stop()
        self.session.press(RELOAD)
        self.session.wait_for("Server unreachable since")
        self.assertRegex(self.session.lines[1], "^Server unreachable " + KEPT)
        self.assertEqual(self.session.screen.buffer[1][0].fg, "red")
        self.assertTrue(self.session.chosen.startswith("octo/first"))
        self.session.press("third")
        self.session.wait_for("1 of 1")
        self.session.press(ENTER)
        self.session.wait_for("https://github.com/octo/third")
        self.session.wait_for("Server unreachable since")
        self.server.start()
        self.session.press(RELOAD)
        self.session.wait(lambda: self.session.lines[1] == "", "the current page")
        self.session.press(ESCAPE)
        self.session.wait_for("Server unreachable since")
        self.session.press(RELOAD)
        self.session.wait(lambda: self.session.lines[1] == "" and self.session.chosen, "the current list")

    def test_an_unreachable_server_without_saved_results_is_an_error(self):
        self.server.stop()
        self.browse()
        place = self.server.url.removeprefix("http://")
        self.session.wait_for(f"Can't reach {place}: it refused the connection")
        self.assertIsNone(self.session.chosen)
        self.server.start()
        self.session.press(RELOAD)
        self.session.wait_for("1 of 3")

    def test_a_rate_limit_is_respected_and_reported(self):
        self.listed()
        self.server.answer = 429, {"Retry-After": "3000"}, ""
        self.session.press(RELOAD)
        self.session.wait_for("Too many requests until")
        self.assertTrue(self.session.chosen.startswith("octo/first"))
        requests = len(self.server.searches)
        self.session.press("nowhere")
        self.session.wait_for("accepts no more requests until")
        self.assertEqual(len(self.server.searches), requests)

    def test_an_unreadable_answer_is_an_error(self):
        self.server.answer = 200, {}, "<html>"
        self.browse()
        self.session.wait_for("it isn't JSON")
        self.server.answer = 500, {}, {"message": "Oops\x1b[2J\n"}
        self.session.press(RELOAD)
        self.session.wait_for("reported an error: Oops")

    def test_a_pending_answer_is_announced_above_the_former_one(self):
        self.listed()
        self.server.is_open.clear()
        requests = len(self.server.searches)
        self.session.press("second")
        self.session.wait(lambda: len(self.server.searches) > requests, "the request")
        self.assertEqual(self.session.lines[1], "Searching…")
        self.assertTrue(self.session.chosen.startswith("octo/first"))
        self.server.is_open.set()
        self.session.wait_for("1 of 1")
        self.assertEqual(self.session.lines[1], "")

    def test_quitting_does_not_wait_for_an_answer(self):
        self.server.is_open.clear()
        self.browse()
        self.session.wait(lambda: self.server.searches, "the request")
        self.session.press(QUIT)
        self.assertEqual(self.session.wait_for_end(), 0)


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_program(self, *arguments, lines):
        return subprocess.run([BINARY, *arguments], input=lines.encode(), capture_output=True, timeout=SECONDS)

    def test_answers_are_saved_for_the_next_run(self):
        arguments = ["--url", self.server.url, "--cache", str(self.folder / "cache.sqlite")]
        online = self.run_program(*arguments, lines="search octo\nopen\n")
        self.assertEqual((online.returncode, online.stderr), (0, b""))
        self.assertTrue(online.stdout.startswith(b"Search: octo  1 of 3\n> octo/first"), online.stdout)
        self.server.stop()
        offline = self.run_program(*arguments, lines="search second\nopen\n")
        self.server.start()
        lines = offline.stdout.decode().splitlines()
        self.assertEqual((offline.returncode, lines[0]), (0, "Search: second  1 of 1"))
        self.assertRegex(lines[1], "^Server unreachable " + KEPT)
        self.assertTrue(lines[2].startswith("> octo/second"))
        self.assertRegex(lines[4], "^Server unreachable " + KEPT)

    def test_a_script_stops_without_an_answer(self):
        self.server.answer = 403, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9999999999"}, ""
        result = self.run_program("--url", self.server.url, lines="search octo\n")
        self.assertEqual((result.returncode, result.stdout), (1, b""))
        self.assertRegex(result.stderr.decode(), r"^repos: line 1: 127\.0\.0\.1:\d+ accepts no more requests until .*\d\d:\d\d; try again then\n$")

    def test_an_invalid_address_is_a_usage_error(self):
        for address in ["nonsense", "ftp://x", "http://", "http://x:99999", "http://u:p@x", "http://a\x1b[2Jb"]:
            result = self.run_program("--url", address, lines="show\n")
            self.assertEqual((result.returncode, result.stdout), (2, b""))
            self.assertRegex(result.stderr.decode(), r"^repos: [^\x1b\n]+; use one such as https://[^\n]+\n$")

    def test_a_collection_is_not_used_as_a_cache(self):
        path = str(self.folder / "repos.sqlite")
        self.assertEqual(self.run_program("--database", path, "--create", lines="show\n").returncode, 0)
        result = self.run_program("--url", self.server.url, "--cache", path, lines="show\n")
        self.assertEqual((result.returncode, result.stdout), (1, b""))
        self.assertIn(path, result.stderr.decode())

    def test_a_live_run_starts_with_the_repositories_of_the_server(self):
        result = self.run_program("--url", self.server.url, "--live", "--selections", "9", lines="")
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertIn(b"9 selections", result.stdout)


if __name__ == "__main__":
    unittest.main()
