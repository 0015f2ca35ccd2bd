"""`--parser` decides how sources are read, and changes nothing else."""

import unittest

from project import BROKEN, ProjectTest


class ParserOption(ProjectTest):
    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_both_parsers_give_the_same_report(self):
        fast, _ = self.run_tool("check", "--parser", "fast", exits=1)
        syntax, _ = self.run_tool("check", "--parser", "syntax", exits=1)
        default, _ = self.run_tool("check", exits=1)
        self.assertEqual(fast, syntax)
        self.assertEqual(fast, default)

    def test_every_command_that_reads_sources_accepts_it(self):
        for command in (["roles"], ["baseline"], ["init", "--force"]):
            self.run_tool(*command, "--parser", "syntax")

    def test_an_unknown_parser_is_an_error(self):
        _, error = self.run_tool("check", "--parser", "quick", exits=2)
        self.assertIn("Please provide one of 'fast' and 'syntax'", error)


if __name__ == "__main__":
    unittest.main()
