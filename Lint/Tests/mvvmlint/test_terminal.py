import os
import pty
import subprocess
import unittest

from project import BROKEN, ProjectTest, TOOL

EXCERPT = "3 | func open() { show(Screen()) }"


class Terminal(ProjectTest):
    """A report in a terminal shows source lines in color."""

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

    def test_the_source_line_and_a_caret_follow_the_finding(self):
        lines = self.in_terminal(NO_COLOR="1").replace("\r\n", "\n").splitlines()
        index = next(index for index, line in enumerate(lines) if "(view-reference)" in line)
        self.assertRegex(lines[index], r"^App/List.swift:3:22: error: .+ \(view-reference\)$")
        self.assertEqual(lines[index + 1], "      3 | func open() { show(Screen()) }")
        self.assertEqual(lines[index + 2], "        |                    ^~~~~~")
        self.assertEqual(lines[-1], "1 error, 1 warning in 2 files.")

    def test_a_pipe_gets_the_same_findings(self):
        in_pipe = [line for line in self.run_tool("check", "--quiet", exits=1)[0].splitlines() if line.endswith(")")]
        in_terminal = self.in_terminal(NO_COLOR="1").replace("\r\n", "\n").splitlines()
        self.assertEqual([line for line in in_terminal if line.endswith(")")], in_pipe)
        self.assertEqual(len(in_pipe), 2)

    def test_a_terminal_gets_colors(self):
        shown = self.in_terminal()
        self.assertIn("\x1b[1mApp/List.swift:3:22:\x1b[0m ", shown)
        self.assertIn(EXCERPT, shown)
        self.assertIn("\x1b[1;31merror\x1b[0m", shown)

    def test_colors_can_be_turned_off(self):
        for wish in [{"NO_COLOR": "1"}, {"TERM": "dumb"}]:
            shown = self.in_terminal(**wish)
            self.assertIn(EXCERPT, shown)
            self.assertNotIn("\x1b", shown)

    def test_unsaved_source_is_shown(self):
        self.write("App/List.swift", "// another text\n")
        self.assertIn(EXCERPT, self.in_terminal("--stdin-path", "App/List.swift", stdin=BROKEN.encode()))

    def test_a_pipe_gets_no_source_and_no_colors(self):
        out, _ = self.run_tool("check", "--quiet", exits=1)
        self.assertIn("App/List.swift:3:22: error:", out)
        self.assertNotIn(" | ", out)
        self.assertNotIn("\x1b", out)


if __name__ == "__main__":
    unittest.main()
