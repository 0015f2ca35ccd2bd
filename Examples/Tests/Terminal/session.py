"""A program in a pseudo-terminal, and its screen."""

import os
import shlex
import signal
import termios
import time

import pexpect
import pyte

BINARY = os.environ["REPOS"]
# The same for a shell command.
COMMAND = shlex.quote(BINARY)
SECONDS = int(os.environ.get("SECONDS_TO_WAIT", 180))


def reset_signals():
    """Resets signals that Python or a shell ignores for background jobs, because child processes would inherit that."""
    for number in [signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT, signal.SIGQUIT]:
        signal.signal(number, signal.SIG_DFL)


class Session:
    """Runs a command in a separate terminal. Every wait is for a condition, with a time limit."""

    def __init__(self, *arguments, command=BINARY, rows=24, columns=80, **environment):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.log = b""
        settings = {"TERM": "xterm-256color", "PATH": os.environ["PATH"], **environment}
        # Through env, because pexpect splits a lone command at its spaces.
        self.child = pexpect.spawn(
            "env",
            [command, *arguments],
            dimensions=(rows, columns),
            env=settings,
            timeout=SECONDS,
            preexec_fn=reset_signals,
        )
        self.child.delaybeforesend = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.close(force=True)

    # Input

    def press(self, keys):
        self.child.send(keys)

    def resize(self, rows, columns):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    # Output

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def chosen(self):
        return next((line[2:] for line in self.lines if line.startswith("> ")), None)

    def shows(self, text):
        return any(text in line for line in self.lines)

    def wait(self, condition, what):
        """Reads until the condition is true for a completely drawn screen."""
        limit = time.monotonic() + SECONDS
        while self.is_drawing or not condition():
            if time.monotonic() > limit:
                raise AssertionError(f"timed out waiting for: {what}\n" + "\n".join(self.lines))
            self._read()

    def wait_for(self, text):
        self.wait(lambda: self.shows(text), text)

    def wait_for_end(self):
        """Reads the remaining output; returns the exit status, or the negated signal."""
        limit = time.monotonic() + SECONDS
        while self._read():
            if time.monotonic() > limit:
                raise AssertionError("timed out waiting for the end\n" + "\n".join(self.lines))
        self.child.wait()
        return self.child.exitstatus if self.child.signalstatus is None else -self.child.signalstatus

    def _read(self):
        try:
            data = self.child.read_nonblocking(65536, timeout=0.2)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.log += data
        self.stream.feed(data)
        return True

    @property
    def is_drawing(self):
        return self.log.count(b"\x1b[?2026h") > self.log.count(b"\x1b[?2026l")

    # The state of the terminal

    @property
    def modes(self):
        """The terminal's modes, without the speed and with flags as numbers."""
        return termios.tcgetattr(self.child.child_fd)

    @property
    def is_raw(self):
        return not self.modes[3] & termios.ICANON

    @property
    def is_on_own_screen(self):
        return self.log.rfind(b"\x1b[?1049h") > self.log.rfind(b"\x1b[?1049l")

    @property
    def pastes_are_marked(self):
        return self.log.rfind(b"\x1b[?2004h") > self.log.rfind(b"\x1b[?2004l")
