import os
import pty
import subprocess
import unittest

from project import BROKEN, ProjectTest, TOOL

EXCERPT = "3 | func open() { show(Screen()) }"


class InATerminal(ProjectTest):
    """A report shows lines of source, in colours, where a person reads it, and words alone where a program does."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def in_terminal(self, *arguments, stdin=b"", **environment):
        ours, its = pty.openpty()
        self.addCleanup(os.close, ours)
        tool = subprocess.Popen(
            [TOOL, "check", "--quiet", *arguments], cwd=self.root, stdin=subprocess.PIPE, stdout=its,
            stderr=subprocess.DEVNULL, env={**os.environ, **self.home, "TERM": "xterm", "NO_COLOR": "", **environment})
        os.close(its)
        tool.stdin.write(stdin)
        tool.stdin.close()
        shown = b""
        while True:
            try:
                part = os.read(ours, 1 << 16)
            except OSError:  # the end, as Linux tells it
                part = b""
            if not part:
                break
            shown += part
        self.assertEqual(tool.wait(timeout=180), 1)
        return shown.decode()

    def test_a_terminal_gets_source_in_colours(self):
        shown = self.in_terminal()
        self.assertIn(EXCERPT, shown)
        self.assertIn("\x1b[1;31merror\x1b[0m", shown)

    def test_a_terminal_without_colours_gets_source(self):
        for wish in [{"NO_COLOR": "1"}, {"TERM": "dumb"}]:
            shown = self.in_terminal(**wish)
            self.assertIn(EXCERPT, shown)
            self.assertNotIn("\x1b", shown)

    def test_source_that_is_not_saved_yet(self):
        self.write("App/List.swift", "// another text\n")
        self.assertIn(EXCERPT, self.in_terminal("--stdin-path", "App/List.swift", stdin=BROKEN.encode()))

    def test_a_pipe_gets_words(self):
        out, _ = self.run_tool("check", "--quiet", exits=1)
        self.assertIn("  3:22: error:", out)
        self.assertNotIn(" | ", out)
        self.assertNotIn("\x1b", out)


if __name__ == "__main__":
    unittest.main()
