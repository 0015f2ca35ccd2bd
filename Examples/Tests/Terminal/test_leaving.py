"""The program restores the shell's terminal whenever it ends or stops."""

import os
import re
import resource
import select
import shlex
import signal
import subprocess
import termios
import time
import unittest

from session import BINARY, COMMAND, SECONDS, Session

# Programs that end by a signal must not leave core files.
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

PROMPT = "ready:"
ENTERED = b"\x1b[?1049h"
LEFT = b"\x1b[?1049l"


def has_ended(process):
    try:
        os.kill(process, 0)
        return False
    except ProcessLookupError:
        return True


class Leaving(unittest.TestCase):
    """In a shell with job control."""

    def setUp(self):
        self.shell = self.enterContext(Session("--norc", "--noediting", "-i", command="bash", PS1=PROMPT + " "))
        self.shell.wait_for(PROMPT)
        self.before = self.shell.modes

    def start(self, command=f"exec {COMMAND}"):
        """Starts the program in the foreground; returns its process id, which was the inner shell's."""
        mark = self.enter("sh -c " + shlex.quote(f"echo pid=$$=; {command}"))
        self.wait_for_list()
        return self.number("pid", mark)

    def number(self, name, mark):
        """Returns the number that the shell printed after the name; the echoed command has no digits there."""
        found = lambda: re.search(rb"%s=(\d+)=" % name.encode(), self.shell.log[mark:])
        self.shell.wait(found, name)
        return int(found()[1])

    def enter(self, line):
        self.shell.screen.reset()
        self.shell.press(line + "\r")
        return len(self.shell.log)

    def wait_for_list(self, text="1 of 384"):
        self.shell.wait(lambda: self.shell.is_on_own_screen and self.shell.shows(text), text)
        self.assertTrue(self.shell.is_raw)

    def wait_for_shell(self):
        """Waits until the program has restored the screen and the shell shows its prompt."""
        prompt = lambda: PROMPT.encode() in self.shell.log.rpartition(LEFT)[2]
        self.shell.wait(lambda: not self.shell.is_on_own_screen and prompt(), "the prompt")
        self.assertFalse(self.shell.pastes_are_marked)
        self.assertFalse(self.shell.screen.cursor.hidden)
        self.assertEqual(self.shell.modes, self.before)

    def assert_status(self, status):
        self.assertEqual(self.number("status", self.enter("echo status=$?=")), status)

    def test_quitting(self):
        for key, status in [("\x11", 0), ("\x03", 130), ("\x1c", 0)]:
            with self.subTest(key=key):
                self.start()
                self.shell.press(key)
                self.wait_for_shell()
                self.assert_status(status)

    def test_ending_signals_restore_the_terminal(self):
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]:
            with self.subTest(signal=number.name):
                os.kill(self.start(), number)
                self.wait_for_shell()
                self.assert_status(128 + number)

    def test_stopping_with_a_key_and_continuing(self):
        self.start()
        self.shell.press("grdb")
        self.shell.wait_for("1 of 1")
        for _ in range(2):
            self.shell.press("\x1a")
            self.wait_for_shell()
            self.assertIn(b"Stopped", self.shell.log.rpartition(LEFT)[2])
            self.enter("fg")
            self.wait_for_list("groue/GRDB")
        self.shell.press("\x11")
        self.wait_for_shell()
        self.assert_status(0)

    def test_stopping_with_a_key_stops_the_whole_job(self):
        self.start(f"{COMMAND}; true")
        self.shell.press("\x1a")
        self.wait_for_shell()
        self.enter("fg")
        self.wait_for_list()
        self.shell.press("\x11")
        self.wait_for_shell()

    def test_stopping_with_a_signal_and_continuing(self):
        os.kill(self.start(), signal.SIGTSTP)
        self.wait_for_shell()
        self.enter("fg")
        self.wait_for_list()
        self.shell.press("\x1b[B")
        self.shell.wait_for("2 of 384")

    def test_stopping_without_notice_and_continuing(self):
        os.kill(self.start(), signal.SIGSTOP)
        self.shell.wait(lambda: self.shell.shows("Stopped"), "the shell")
        self.enter("fg")
        self.shell.wait(lambda: self.shell.log.rpartition(b"fg")[2].count(ENTERED) > 0, "the screen")
        self.wait_for_list()

    def test_a_background_program_does_not_use_the_terminal(self):
        process = self.start()
        self.shell.press("\x1a")
        self.wait_for_shell()
        self.enter("bg")
        self.shell.wait_for("repos")
        os.kill(process, signal.SIGWINCH)
        self.assertEqual(self.number("sum", self.enter("sleep 1; echo sum=$((20 + 22))=")), 42)
        self.assertFalse(self.shell.is_on_own_screen)
        self.assertNotIn(b"384", self.shell.log.rpartition(b"bg")[2])
        self.enter("fg")
        self.wait_for_list()
        self.shell.press("\x1b[B")
        self.shell.wait_for("2 of 384")
        self.shell.press("\x11")
        self.wait_for_shell()
        self.assert_status(0)

    def test_ending_in_the_background_does_not_affect_the_shell(self):
        process = self.start()
        self.shell.press("\x1a")
        self.wait_for_shell()
        self.enter("bg")
        self.shell.wait_for(PROMPT)
        os.kill(process, signal.SIGTERM)
        self.shell.wait(lambda: has_ended(process), "the end")
        self.enter("")
        self.shell.wait_for("Terminated")
        self.assertFalse(self.shell.is_on_own_screen)
        self.assertEqual(self.number("sum", self.enter("echo sum=$((20 + 22))=")), 42)

    def test_a_program_started_in_the_background_waits_for_the_foreground(self):
        self.enter(f"{COMMAND} &")
        self.shell.wait_for(PROMPT)
        self.assertEqual(self.number("sum", self.enter("sleep 1; echo sum=$((20 + 22))=")), 42)
        self.assertFalse(self.shell.is_on_own_screen)
        self.enter("fg")
        self.wait_for_list()

    def test_a_resize_while_stopped_is_drawn(self):
        self.start()
        self.shell.press("\x1a")
        self.wait_for_shell()
        self.shell.resize(10, 60)
        self.enter("fg")
        self.wait_for_list()
        self.shell.wait(lambda: self.shell.lines[-1].startswith("^Q quit"), "10 rows")
        self.assertEqual(len(self.shell.lines[0]), 60)

    def test_ending_while_stopped_does_not_affect_the_shell(self):
        process = self.start()
        self.shell.press("\x1a")
        self.wait_for_shell()
        os.kill(process, signal.SIGTERM)
        self.enter("fg")
        self.shell.wait(lambda: self.shell.shows("Terminated"), "the end")
        self.wait_for_shell()


# Every signal that ends a program and can be handled.
ENDING = (
    "HUP INT QUIT ILL TRAP ABRT BUS FPE USR1 SEGV USR2 PIPE ALRM TERM XCPU XFSZ VTALRM PROF SYS".split()
)


class WithoutAShell(unittest.TestCase):
    """Without a shell that could restore the terminal."""

    def setUp(self):
        self.session = self.enterContext(Session("-c", f"echo begin; read line; exec {COMMAND}", command="sh"))
        self.session.wait_for("begin")
        self.before = self.session.modes
        self.session.press("\r")
        self.session.wait_for("1 of 384")
        self.assertTrue(self.session.is_raw)

    def assert_end(self, status):
        self.assertEqual(self.session.wait_for_end(), status)
        self.assertFalse(self.session.is_on_own_screen)
        self.assertFalse(self.session.pastes_are_marked)
        self.assertFalse(self.session.screen.cursor.hidden)
        self.assertEqual(self.session.modes, self.before)

    def test_quitting(self):
        self.session.press("\x11")
        self.assert_end(0)

    def assert_death_by(self, number):
        """The parent sees the signal itself instead of an exit status."""
        os.kill(self.session.child.pid, number)
        self.assert_end(-number)

    def test_quitting_after_an_unnecessary_continue(self):
        frames = self.session.log.count(b"\x1b[?2026l")
        os.kill(self.session.child.pid, signal.SIGCONT)
        self.session.wait(lambda: self.session.log.count(b"\x1b[?2026l") > frames, "another frame")
        self.session.press("\x11")
        self.session.wait_for_end()
        self.assertEqual(self.session.modes, self.before)

    def test_the_key_to_stop_does_nothing(self):
        self.session.press("\x1a\x1b[B")
        self.session.wait_for("2 of 384")

    def test_a_mode_that_was_changed_meanwhile_is_restored_to_raw(self):
        termios.tcsetattr(self.session.child.child_fd, termios.TCSANOW, self.before)
        os.kill(self.session.child.pid, signal.SIGCONT)
        self.session.wait(lambda: self.session.is_raw, "the raw mode")


for name in ENDING:
    number = signal.Signals["SIG" + name]
    setattr(WithoutAShell, f"test_death_by_{name}", lambda self, number=number: self.assert_death_by(number))


class Hangup(unittest.TestCase):
    def test_a_closed_terminal_ends_the_program(self):
        session = Session()
        session.wait_for("1 of 384")
        session.child.ptyproc.fileobj.close()
        _, status = os.waitpid(session.child.pid, 0)
        self.assertIn(status, [0, signal.SIGHUP], "unexpected end")

    def test_a_closed_terminal_ends_the_program_without_a_signal(self):
        master, slave = os.openpty()
        program = subprocess.Popen(
            [BINARY], stdin=slave, stdout=slave, start_new_session=True, env={**os.environ, "TERM": "xterm"}
        )
        os.close(slave)
        self.addCleanup(program.kill)
        output = b""
        while b"1 of 384" not in output:
            output += os.read(master, 65536)
        os.close(master)
        self.assertEqual(program.wait(timeout=SECONDS), 0)


class Stalled(unittest.TestCase):
    def test_a_signal_ends_a_program_with_blocked_output(self):
        master, slave = os.openpty()
        self.addCleanup(os.close, master)
        self.addCleanup(os.close, slave)
        before = termios.tcgetattr(slave)
        # Many selections, so that it draws for longer than the test runs.
        program = subprocess.Popen(
            [BINARY, "--live", "--selections", "100000"],
            stdin=slave, stdout=slave, start_new_session=True, env={**os.environ, "TERM": "xterm"},
        )
        self.addCleanup(program.kill)
        self.wait_for_a_stall(slave)
        self.assertNotEqual(termios.tcgetattr(slave), before)
        program.terminate()
        self.assertEqual(program.wait(timeout=SECONDS), -signal.SIGTERM)
        self.assertEqual(termios.tcgetattr(slave), before)

    def wait_for_a_stall(self, slave):
        """Waits until the terminal accepts no more output, so that the program's next write blocks."""
        limit = time.monotonic() + SECONDS
        while select.select([], [slave], [], 0)[1]:
            self.assertLess(time.monotonic(), limit, "the output never blocked")
            time.sleep(0.05)


if __name__ == "__main__":
    unittest.main()
