"""Searching, selecting and opening in a terminal."""

import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

from session import BINARY, SECONDS, Session

UP, DOWN, PAGE_UP, PAGE_DOWN, HOME, END = "\x1b[A", "\x1b[B", "\x1b[5~", "\x1b[6~", "\x1b[H", "\x1b[F"
LEFT, RIGHT, DELETE = "\x1b[D", "\x1b[C", "\x1b[3~"
TOP, BOTTOM, F5 = "\x1b[1;5H", "\x1b[1;5F", "\x1b[15~"
WORD, LINE, REPAINT = "\x17", "\x15", "\x0c"
ENTER, ESCAPE, BACKSPACE, RELOAD = "\r", "\x1b", "\x7f", "\x12"


class Browsing(unittest.TestCase):
    def setUp(self):
        self.session = self.enterContext(Session())
        self.session.wait_for("1 of 384")

    def position(self, text):
        self.session.wait(lambda: self.session.lines[0].endswith(text), text)

    def test_the_first_screen_shows_what_to_do(self):
        self.assertTrue(self.session.lines[-1].startswith("^Q quit   Type to search"))
        self.assertTrue(self.session.chosen.startswith("freeCodeCamp/freeCodeCamp"))

    def test_typing_searches_and_backspace_removes_text(self):
        self.session.press("grdb")
        self.position("1 of 1")
        self.assertTrue(self.session.lines[0].startswith("Search: grdb"))
        self.assertTrue(self.session.chosen.startswith("groue/GRDB.swift"))
        self.assertEqual((self.session.screen.cursor.x, self.session.screen.cursor.y), (len("Search: grdb"), 0))
        self.session.press(BACKSPACE * 4)
        self.position("1 of 384")

    def test_keys_move_the_selection(self):
        for key, position in [(DOWN, 2), (DOWN, 3), (UP, 2), (PAGE_DOWN, 23), (PAGE_UP, 2), (END, 384), (HOME, 1), (UP, 1), (BOTTOM, 384), (TOP, 1)]:
            self.session.press(key)
            self.position(f" {position} of 384")
            self.assertIsNotNone(self.session.chosen)

    def test_enter_opens_the_selected_row_and_escape_returns(self):
        self.session.press(DOWN * 2)
        self.position("3 of 384")
        row = self.session.chosen
        self.session.press(ENTER)
        self.session.wait_for("Esc back")
        self.assertEqual(self.session.lines[0][:20], row[:20])
        self.session.wait_for("https://github.com/" + self.session.lines[0])
        self.assertTrue(self.session.screen.cursor.hidden)
        self.session.press(ESCAPE)
        self.position("3 of 384")
        self.assertEqual(self.session.chosen, row)
        self.assertFalse(self.session.screen.cursor.hidden)

    def test_the_left_arrow_returns(self):
        self.session.press(ENTER)
        self.session.wait_for("https://github.com/freeCodeCamp/freeCodeCamp")
        self.session.press(LEFT)
        self.position("1 of 384")

    def test_enter_right_after_typing_opens_the_result(self):
        self.session.press("grdb" + ENTER)
        self.session.wait_for("https://github.com/groue/GRDB.swift")
        self.session.press(ESCAPE)
        self.position("1 of 1")

    def search(self, text, cursor=None):
        """Waits for the text in the field and for the cursor."""
        column = len("Search: ") + (len(text) if cursor is None else cursor)
        self.session.wait(
            lambda: (self.session.lines[0] + "  ").startswith(f"Search: {text}  ") and self.session.screen.cursor.x == column,
            f"{text}, cursor at {column}",
        )

    def test_keys_edit_the_search(self):
        self.session.press("swift grbd")
        self.search("swift grbd")
        self.session.press(LEFT)
        self.search("swift grbd", 9)
        self.session.press(BACKSPACE)
        self.search("swift grd", 8)
        self.session.press(RIGHT + "b")
        self.search("swift grdb")
        self.session.press(HOME)
        self.search("swift grdb", 0)
        self.session.press(DELETE * 6 + END)
        self.search("grdb")
        self.position("1 of 1")
        self.session.press(" lists")
        self.search("grdb lists")
        self.session.press(WORD)
        self.search("grdb ")
        self.session.press(LINE)
        self.position("1 of 384")
        self.search("")

    def test_input_over_the_limit_is_rejected_with_a_message(self):
        self.session.press("\x1b[200~" + "x" * 5000 + "\x1b[201~")
        self.session.wait_for("A search has at most 200 characters.")
        self.search("")
        self.session.press(DOWN)
        self.session.wait(lambda: not self.session.shows("200 characters"), "no message")

    def test_the_screen_is_repainted_on_request(self):
        painted = self.session.log.count(b"\x1b[2J")
        self.session.screen.erase_in_display(2)
        self.session.press(REPAINT)
        self.session.wait(lambda: self.session.log.count(b"\x1b[2J") == painted + 1, "a repaint")
        self.position("1 of 384")
        self.assertTrue(self.session.chosen.startswith("freeCodeCamp/freeCodeCamp"))

    def test_the_end_of_a_long_search_is_visible(self):
        self.session.press("x" * 199 + "y")
        self.session.wait_for("Nothing matches.")
        self.assertEqual(self.session.lines[0], "…" + "x" * 77 + "y")
        self.assertEqual((self.session.screen.cursor.x, self.session.screen.cursor.y), (79, 0))
        self.session.press(BACKSPACE)
        self.session.wait(lambda: self.session.lines[0] == "…" + "x" * 78, "one letter less")

    def test_a_page_higher_than_the_terminal_scrolls(self):
        self.session.press("grdb" + ENTER)
        self.session.wait_for("https://github.com/groue/GRDB.swift")
        self.assertEqual(self.session.lines[-1], "^Q quit   Esc back   ^R reload")
        self.session.resize(5, 80)
        self.session.wait_for("^Q quit   Esc back   ↑ ↓ scroll")
        self.assertEqual(self.session.lines[0], "groue/GRDB.swift")
        self.assertFalse(self.session.shows("https://"))
        self.session.press(END)
        self.session.wait_for("https://github.com/groue/GRDB.swift")
        self.session.press(HOME + DOWN * 2)
        self.session.wait(lambda: self.session.lines[0].startswith("A toolkit"), "the third line first")

    def test_escape_clears_the_search(self):
        self.session.press("grdb")
        self.position("1 of 1")
        self.session.press(ESCAPE)
        self.position("1 of 384")

    def test_an_empty_result_is_reported(self):
        self.session.press('"*(🎉-')
        self.session.wait_for("Nothing matches.")
        self.session.press(ENTER + DOWN)
        self.assertTrue(self.session.lines[0].startswith('Search: "*(🎉'))

    def test_a_paste_is_searched_and_runs_no_keys(self):
        self.session.press("\x1b[200~groue\r\x11\x1b[201~")
        self.position("1 of 1")
        self.assertTrue(self.session.child.isalive())

    def test_a_resized_screen_is_drawn(self):
        self.session.press(END)
        self.position("384 of 384")
        for rows, columns in [(8, 50), (40, 120), (24, 80)]:
            self.session.resize(rows, columns)
            self.session.wait(
                lambda: self.session.lines[-1].startswith("^Q quit")
                and self.session.lines[0].endswith("384 of 384")
                and len(self.session.lines[0]) == columns,
                f"{rows} rows of {columns} columns",
            )
            self.assertIsNotNone(self.session.chosen)
            self.assertEqual(sum(line.startswith("  ") for line in self.session.lines), rows - 4)

    def test_a_very_small_terminal_works(self):
        heading, row = "Search:   1 of 384", "> freeCodeCamp/fr…"
        for rows, columns, screen in [
            (5, 18, [heading, row, "  sindresorhus/aw…", "  EbookFoundation…", "  public-apis/pub…"]),
            (2, 18, [heading, row]),
            (2, 5, [" 1 o…", "> fr…"]),
            (1, 1, ["…"]),
        ]:
            with self.subTest(rows=rows, columns=columns):
                self.session.resize(rows, columns)
                self.session.wait(lambda: self.session.lines == screen, f"{screen}")
        self.session.resize(2, 18)
        self.session.press(DOWN)
        self.session.wait(lambda: self.session.lines[0] == "Search:   2 of 384", "the second row")
        self.assertIsNotNone(self.session.chosen)


class Narrow(unittest.TestCase):
    """Nothing important is cut off in terminals of 40, 60 and 80 columns."""

    def test_rows_and_pages_fit(self):
        for columns in [40, 60, 80]:
            with self.subTest(columns=columns), Session(columns=columns) as session:
                session.wait_for("1 of 384")
                self.assertTrue(session.lines[-1].startswith("^Q quit"))
                for line in session.lines[2:-1]:
                    self.assertRegex(line, r" \d[\d.]*k\b")
                session.press(ENTER)
                session.wait_for("Address")
                session.wait(lambda: session.lines[1] == "", "the page")
                first = next(number for number, line in enumerate(session.lines) if line.startswith("Address"))
                address = session.lines[first].removeprefix("Address").strip() + session.lines[first + 1].strip()
                self.assertEqual(address, "https://github.com/freeCodeCamp/freeCodeCamp")

    def test_counts_are_complete(self):
        for columns in [40, 60, 80]:
            with self.subTest(columns=columns), Session("--live", "--selections", "100000", columns=columns) as session:
                session.wait(lambda: session.lines[-1] or session.shows("q quit"), "the counts")
                self.assertRegex(session.lines[1], r"index +\d+ +\d+ +\d+$")
                self.assertRegex(session.lines[2], r"context +\d+ +0 +0$")


class Output(unittest.TestCase):
    """The number of bytes for a key at 100 columns and 30 rows."""

    def setUp(self):
        self.session = self.enterContext(Session(rows=30, columns=100))
        self.session.wait_for("1 of 384")

    def cost(self, key, condition):
        before = len(self.session.log)
        self.session.press(key)
        self.session.wait(condition, f"the effect of {key!r}")
        self.session.wait(lambda: self.session.lines[1] == "", "no notice")
        return len(self.session.log) - before

    def test_an_arrow_key_costs_at_most_600_bytes(self):
        for number in range(2, 40):
            cost = self.cost(DOWN, lambda number=number: self.session.lines[0].endswith(f" {number} of 384"))
            self.assertLessEqual(cost, 600, f"row {number}")

    def test_a_letter_costs_at_most_2_kilobytes_whichever_row_is_selected(self):
        for keys, number in [("", 1), (DOWN * 5, 6), (PAGE_DOWN * 3, 82), (BOTTOM, 384)]:
            for letter in "aest":
                with self.subTest(row=number, letter=letter):
                    self.select(keys, number)
                    self.assertLessEqual(self.cost(letter, lambda: self.shows_results(letter)), 2048)
                    self.assertLessEqual(self.cost(BACKSPACE, lambda: self.shows_results("")), 2048)

    def select(self, keys, number):
        self.session.press(keys)
        self.session.wait(lambda: self.session.lines[0].endswith(f" {number} of 384"), f"row {number}")

    def shows_results(self, text):
        """Whether the first result of the search is selected; only the empty search has all rows."""
        heading = self.session.lines[0]
        return heading.startswith(f"Search: {text}  ") and " 1 of " in heading and (" of 384" in heading) == (not text)

    def test_changes_are_synchronized(self):
        self.session.press(DOWN)
        self.session.wait(lambda: self.session.lines[0].endswith("2 of 384"), "the next row")
        self.assertEqual(self.session.log.count(b"\x1b[?2026h"), self.session.log.count(b"\x1b[?2026l"))


class Changing(unittest.TestCase):
    """A database that another program changes at the same time."""

    def setUp(self):
        path = Path(self.enterContext(tempfile.TemporaryDirectory())) / "repos.sqlite"
        command = [BINARY, "--database", str(path), "--create"]
        subprocess.run(command, input=b"show\n", stdout=subprocess.DEVNULL, timeout=SECONDS, check=True)
        self.database = sqlite3.connect(path, isolation_level=None)
        self.addCleanup(self.database.close)
        self.session = self.enterContext(Session("--database", str(path)))
        self.session.wait_for("1 of 384")

    def test_the_list_can_be_reloaded(self):
        for key, name, count in [(RELOAD, "GRDB.swift", 383), (F5, "zig", 382)]:
            self.database.execute("DELETE FROM repo WHERE name = ?", [name])
            self.session.press(key)
            self.session.wait_for(f"1 of {count}")

    def test_the_page_can_be_reloaded(self):
        self.session.press(ENTER)
        self.session.wait_for("Stars")
        self.database.execute("DELETE FROM repo WHERE name = 'freeCodeCamp'")
        self.session.press(RELOAD)
        self.session.wait_for("This repository is gone")

    def test_a_lock_is_reported_and_the_search_can_be_retried(self):
        self.database.execute("BEGIN EXCLUSIVE")
        self.session.press("grdb")
        self.session.wait_for("nother program is changing")
        self.database.execute("ROLLBACK")
        self.session.press(RELOAD)
        self.session.wait_for("groue/GRDB.swift")


class Styles(unittest.TestCase):
    def test_the_selected_row_is_inverse(self):
        with Session() as session:
            session.wait_for("1 of 384")
            self.assertTrue(session.screen.buffer[2][0].reverse)
            self.assertFalse(session.screen.buffer[3][0].reverse)

    def test_no_color_omits_styles(self):
        with Session(NO_COLOR="1") as session:
            session.wait_for("1 of 384")
            session.press("\x11")
            self.assertEqual(session.wait_for_end(), 0)
            self.assertNotRegex(session.log.replace(b"\x1b[0m", b""), rb"\x1b\[[0-9;]*m")


class Live(unittest.TestCase):
    def test_the_list_changes_and_the_counts_are_printed(self):
        with Session("--live", "--selections", "40", rows=30) as session:
            session.wait_for("q quit")
            self.assertEqual(session.wait_for_end(), 0)
            self.assertFalse(session.is_on_own_screen)
            counts = session.log.rpartition(b"\x1b[?1049l")[2].decode()
            self.assertIn("40 selections from a list that changed 40 times", counts)
            self.assertRegex(counts, r"by the context +40 +0 +0")

    def test_a_live_run_can_be_quit(self):
        with Session("--live", "--selections", "100000", rows=30) as session:
            session.wait_for("q quit")
            rows = lambda: session.lines[4:14]
            before = rows()
            self.assertEqual(len([row for row in before if row]), 10)
            session.wait(lambda: rows() != before, "another list")
            session.press("q")
            self.assertEqual(session.wait_for_end(), 1)

    def test_a_small_terminal_shows_the_counts(self):
        with Session("--live", "--selections", "100000", rows=3) as session:
            session.wait_for("by the context")
            for rows in [5, 8, 12, 3]:
                session.resize(rows, 80)
                session.wait(lambda: len(session.lines) == rows and session.lines[2].startswith("by the context"), f"{rows} rows")
                self.assertRegex(session.lines[1], r"^by the index +[\d,]+ +[\d,]+ +[\d,]+$")
                self.assertRegex(session.lines[2], r"^by the context +[\d,]+ +0 +0$")
                if rows > 5:
                    session.wait(lambda: session.chosen and session.lines[-1].startswith("q quit"), f"a row in {rows}")


if __name__ == "__main__":
    unittest.main()
