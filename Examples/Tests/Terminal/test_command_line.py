"""The program's output and exit status without a terminal."""

import itertools
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest

from session import BINARY, COMMAND, SECONDS, reset_signals

RECIPES = os.environ["RECIPES"]


def run(*arguments, lines="", cwd=None):
    return subprocess.run(
        [BINARY, *arguments], input=lines.encode(), capture_output=True, timeout=SECONDS, cwd=cwd
    )


def handles(process, number):
    """Whether the process has a handler for the signal."""
    with open(f"/proc/{process}/status") as lines:
        caught = next(line for line in lines if line.startswith("SigCgt:"))
    return int(caught.split()[1], 16) >> (number - 1) & 1


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.folder = pathlib.Path(folder)

    def assert_refused(self, result, status, *texts):
        """Checks for one line with these texts on standard error."""
        error = result.stderr.decode()
        self.assertEqual(result.returncode, status, error)
        self.assertTrue(error.startswith("repos: ") and error.endswith("\n") and error.count("\n") == 1, error)
        for text in texts:
            self.assertIn(text, error)

    def test_a_sample_session_is_printed_without_a_terminal_or_commands(self):
        result = run(cwd="/")
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        for text in ["repos> search swift", "> swiftlang/swift", "repos> open", "https://github.com/"]:
            self.assertIn(text, result.stdout.decode())
        self.assertNotIn(b"\x1b", result.stdout)

    def test_commands_come_from_standard_input_or_a_file(self):
        lines = "search grdb\nopen\n"
        (self.folder / "script").write_text(lines)
        piped, file = run(lines=lines), run("--script", str(self.folder / "script"))
        self.assertEqual(piped.returncode, 0)
        self.assertIn(b"Stars      7,700", piped.stdout)
        self.assertEqual((piped.stdout, piped.stderr), (file.stdout, file.stderr))

    def test_any_line_ending_and_a_byte_order_mark_are_accepted(self):
        path = self.folder / "script"
        expected = run(lines="search grdb\nopen\n").stdout
        for ending in ["\r\n", "\r", "\u2028"]:
            for mark in ["", "\ufeff"]:
                lines = f"{mark}search grdb{ending}open{ending}"
                path.write_bytes(lines.encode())
                for result in [run(lines=lines), run("--script", str(path))]:
                    self.assertEqual((result.returncode, result.stdout, result.stderr), (0, expected, b""))
        path.write_bytes(b"top\r\n\r\nnonsense\r\n")
        self.assert_refused(run("--script", str(path)), 2, "line 3", "nonsense")

    def test_a_script_can_be_a_pipe(self):
        expected = run(lines="search grdb\nopen\n").stdout
        line = f"printf 'search grdb\\nopen\\n' | {COMMAND} --script /dev/stdin"
        self.assertEqual(subprocess.run(["sh", "-c", line], capture_output=True, timeout=SECONDS).stdout, expected)
        pipe = str(self.folder / "pipe")
        os.mkfifo(pipe)
        program = subprocess.Popen([BINARY, "--script", pipe], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        # Opened for reading and writing, so that opening doesn't wait for a reader. It stays open until the
        # last line is read.
        end = os.open(pipe, os.O_RDWR)
        os.write(end, b"search grdb\nopen\nquit\n")
        output, error = program.communicate(timeout=SECONDS)
        os.close(end)
        self.assertEqual((program.returncode, output, error), (0, expected, b""))

    def test_usage_errors(self):
        self.assert_refused(run("--nonsense"), 2, "--nonsense", "--help")
        self.assert_refused(run("nonsense"), 2, "nonsense")
        self.assert_refused(run("--live", "--delay", "soon"), 2, "--delay", "soon")
        for option in ["--delay", "--seed", "--selections"]:
            self.assert_refused(run(option, "5"), 2, f"'{option}' needs '--live'; see --help")
        self.assert_refused(run("--live", "--selections", "10", "--delay", "201"), 2, "--delay", "maximum here is 200")
        self.assertEqual(run("--live", "--selections", "10", "--delay", "200").returncode, 0)
        self.assert_refused(run(lines="search go\nnonsense\n"), 2, "line 2", "nonsense", "help")

    def test_help_takes_precedence(self):
        for arguments in [["--help"], ["--nonsense", "-h"], ["--delay", "--help"], ["--version", "--help", "x"]]:
            result = run(*arguments)
            self.assertEqual((result.returncode, result.stderr), (0, b""))
            self.assertTrue(result.stdout.startswith(b"repos: search "), result.stdout)

    def test_every_program_has_a_version(self):
        for binary, name in [(BINARY, b"repos"), (RECIPES, b"recipes")]:
            result = subprocess.run([binary, "--version"], capture_output=True, timeout=SECONDS)
            self.assertEqual((result.returncode, result.stderr), (0, b""))
            self.assertRegex(result.stdout, rb"^" + name + rb" \d+\.\d+\n$")

    def test_a_script_named_with_a_hyphen_is_standard_input(self):
        expected = run(lines="search grdb\nopen\n")
        result = run("--script", "-", lines="search grdb\nopen\n")
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, expected.stdout, b""))
        self.assertEqual(run("--script", "-").stdout, b"")

    def test_make_refuses_arguments_with_a_recipe(self):
        root = pathlib.Path(__file__).parents[3]
        command = ["make", "-C", str(root), "-n", "demo", "RECIPE=search", "ARGS=--live"]
        result = subprocess.run(command, capture_output=True, timeout=SECONDS)
        self.assertEqual(result.returncode, 2)
        self.assertIn(b"ARGS needs the app: leave out RECIPE", result.stderr)

    def test_an_interrupted_live_run_is_reported(self):
        command = [BINARY, "--live", "--selections", "1000000"]
        program = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=reset_signals
        )
        while not handles(program.pid, signal.SIGINT):
            self.assertIsNone(program.poll())
            time.sleep(0.01)
        program.send_signal(signal.SIGINT)
        output, error = program.communicate(timeout=SECONDS)
        self.assertEqual(program.returncode, 130)
        self.assertRegex(error, rb"^repos: Interrupted after [\d,]+ of 1,000,000 selections\n$")
        self.assertRegex(output, rb"by the context +[\d,]+ +0 +0\n$")

    def test_impossible_tasks_are_errors(self):
        self.assert_refused(run("--script", "/no/such"), 1, "/no/such")
        self.assert_refused(run("--script", str(self.folder)), 1, str(self.folder))
        self.assert_refused(run("--database", "/no/such"), 1, "/no/such", "--create")
        self.assert_refused(run("--database", "/no/such/new", "--create"), 1, "/no/such/new")
        self.assert_refused(run("--database", str(self.folder)), 1, str(self.folder))
        self.assert_refused(run("--live", "--database", "/no/such"), 1, "/no/such")
        self.assert_refused(run(lines="search zzzznothing\nopen\n"), 1, "line 2")

    def test_a_file_that_is_not_a_database_is_not_changed(self):
        path = self.folder / "diary.txt"
        path.write_bytes(b"dear diary")
        for extra in [[], ["--create"], ["--live"]]:
            self.assert_refused(run("--database", str(path), *extra), 1, str(path))
        self.assertEqual(path.read_bytes(), b"dear diary")

    def test_a_damaged_database_is_not_changed(self):
        path = self.folder / "repos.sqlite"
        self.assertEqual(run("--database", str(path), "--create", lines="show\n").returncode, 0)
        damaged = bytearray(path.read_bytes())
        damaged[4096 * 3 : 4096 * 6] = bytes(4096 * 3)
        path.write_bytes(damaged)
        for extra in [[], ["--create"], ["--live"]]:
            self.assert_refused(run("--database", str(path), *extra), 1, str(path), "damaged")
        self.assertEqual(path.read_bytes(), damaged)

    def test_a_value_of_another_type_is_damage(self):
        path = self.folder / "repos.sqlite"
        run("--database", str(path), "--create", lines="show\n")
        database = sqlite3.connect(path)
        database.execute("PRAGMA writable_schema = ON")
        database.execute("UPDATE sqlite_master SET sql = replace(sql, ' STRICT', '') WHERE name = 'repo'")
        database.commit()
        database.close()
        database = sqlite3.connect(path)
        database.execute("UPDATE repo SET stars = 'many' WHERE name = 'zig'")
        database.commit()
        database.close()
        for arguments, lines in [([], "show\n"), ([], "search zig\n"), (["--live"], "")]:
            result = run("--database", str(path), *arguments, lines=lines)
            self.assert_refused(result, 1, str(path), "damaged")

    def test_a_database_is_persistent_and_not_changed(self):
        path = self.folder / "repos.sqlite"
        run("--database", str(path), "--create", lines="show\n")
        with sqlite3.connect(path) as database:
            database.execute("DELETE FROM repo WHERE name <> 'zig'")
        database.close()
        before = path.read_bytes()
        for extra in [[], ["--create"]]:
            self.assertIn(b"1 of 1\n", run("--database", str(path), *extra, lines="show\n").stdout)
        run("--database", str(path), "--live", "--selections", "20")
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(os.listdir(self.folder), ["repos.sqlite"])

    def test_a_database_that_several_programs_create_at_once_is_complete(self):
        command = [BINARY, "--database", str(self.folder / "repos.sqlite"), "--create"]
        makers = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for _ in range(6)
        ]
        for maker in makers:
            output, error = maker.communicate(b"show\n", timeout=SECONDS)
            self.assertEqual((maker.returncode, error), (0, b""))
            self.assertIn(b"1 of 384\n", output)

    def test_a_program_killed_while_it_creates_a_database_leaves_none(self):
        path = self.folder / "repos.sqlite"
        caught = 0
        limit = time.monotonic() + SECONDS
        for moment in itertools.count():
            if moment >= 20 and (caught or time.monotonic() > limit):
                break
            if self.kill_in_the_middle(path, moment % 20 / 2000):
                caught += 1
                self.assert_refused(run("--database", str(path)), 1, str(path), "--create")
                self.assertIn(b"1 of 384\n", run("--database", str(path), "--create", lines="show\n").stdout)
            path.unlink(missing_ok=True)
        self.assertGreater(caught, 0)

    def kill_in_the_middle(self, path, moment):
        """Returns whether the journal still existed when the program was stopped; it is deleted when the database is complete."""
        journal = pathlib.Path(f"{path}-journal")
        maker = subprocess.Popen([BINARY, "--database", str(path), "--create"], stdin=subprocess.PIPE)
        while not journal.exists() and maker.poll() is None and not (path.exists() and path.stat().st_size):
            pass
        time.sleep(moment)
        if maker.poll() is None:
            maker.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, maker.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        was_there = journal.exists()
        maker.kill()
        maker.communicate()
        return was_there

    def test_an_interrupted_change_is_reported_and_rolled_back_on_request(self):
        whole, torn = self.folder / "whole.sqlite", self.folder / "torn.sqlite"
        run("--database", str(whole), "--create", lines="show\n")
        database = sqlite3.connect(whole, isolation_level=None)
        database.execute("PRAGMA cache_size = 1")
        database.execute("BEGIN")
        database.execute("UPDATE repo SET description = hex(randomblob(2000))")
        for end in ["", "-journal"]:
            shutil.copy(f"{whole}{end}", f"{torn}{end}")
        database.execute("ROLLBACK")
        database.close()
        before = torn.read_bytes()
        self.assert_refused(run("--database", str(torn)), 1, str(torn), "--create")
        self.assertEqual(torn.read_bytes(), before)
        for extra in [["--create"], []]:
            self.assertIn(b"sindresorhus/awesome", run("--database", str(torn), *extra, lines="search lists\n").stdout)

    def test_an_error_is_one_line_whatever_the_name(self):
        self.assert_refused(run("--database", "no\nsuch\x1b[2J"), 1, "no such")

    def test_a_reader_who_closes_the_pipe_causes_no_message(self):
        command = f"yes show | head -2000 | {COMMAND} | head -1"
        result = subprocess.run(["sh", "-c", command], capture_output=True, timeout=SECONDS)
        self.assertEqual(result.stdout, b"All repositories  1 of 384\n")
        self.assertEqual(result.stderr, b"")

    def test_output_that_cannot_be_written_is_an_error(self):
        for arguments in [[], ["--help"], ["--live", "--selections", "9"]]:
            for refusing, words in [(">/dev/full", "No space left"), (">&-", "Bad file descriptor")]:
                if refusing == ">/dev/full" and not os.path.exists("/dev/full"):
                    continue
                with self.subTest(arguments=arguments, refusing=refusing):
                    command = " ".join([COMMAND, *arguments, refusing])
                    result = subprocess.run(
                        ["sh", "-c", command], input=b"", stderr=subprocess.PIPE, timeout=SECONDS
                    )
                    self.assert_refused(result, 1, words)

    def test_a_closed_pipe_ends_a_program_that_ignores_the_signal(self):
        """Python's subprocess and some shells ignore SIGPIPE."""
        for arguments in [["--help"], []]:
            reader, writer = os.pipe()
            os.close(reader)
            result = subprocess.run(
                [BINARY, *arguments],
                input=b"show\n" * 3,
                stdout=writer,
                stderr=subprocess.PIPE,
                timeout=SECONDS,
                restore_signals=False,
            )
            os.close(writer)
            self.assertEqual((result.returncode, result.stderr), (1, b""))

    def test_a_locked_database_is_reported_with_advice(self):
        path = self.folder / "repos.sqlite"
        run("--database", str(path), "--create", lines="show\n")
        database = sqlite3.connect(path, isolation_level=None)
        self.addCleanup(database.close)
        database.execute("BEGIN EXCLUSIVE")
        self.assert_refused(run("--database", str(path)), 1, str(path), "Another program", "try again")

    def test_live_counts_are_repeatable(self):
        first, second = (run("--live", "--selections", "200", "--seed", "3") for _ in range(2))
        self.assertEqual(first.stdout, second.stdout)
        self.assertRegex(first.stdout.decode(), r"by the context +200 +0 +0\n")
        self.assertRegex(first.stdout.decode(), r"by the index +\d+ +[1-9]\d* +[1-9]\d*\n")
        self.assertIn(b"Condition: the view shows a change 50 ms (3 changes) after the data;", first.stdout)


if __name__ == "__main__":
    unittest.main()
