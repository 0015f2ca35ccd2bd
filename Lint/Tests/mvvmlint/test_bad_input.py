import json
import os
import signal
import stat
import subprocess
import unittest

from project import BROKEN, FINE, ProjectTest, TOOL


class BadInput(ProjectTest):
    """Unreadable files are reported, and the others are checked."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def problems(self, *arguments, **options):
        out, error = self.run_tool("check", *arguments, **{"exits": 1, **options})
        self.assertIn("(view-reference)", out, "the other files weren't checked")
        return error

    def test_xcode_gets_absolute_paths(self):
        self.write("App/Bad.swift", b"\xff")
        _, error = self.run_tool("check", "--reporter", "xcode", exits=1)
        self.assertEqual(error, f"{self.root}/App/Bad.swift: warning: not checked: it isn't UTF-8\n")

    def test_invalid_paths_are_errors(self):
        for path, words in [("", "a path is empty"), ("/", "is the root of the file system"), ("./Nowhere", "./Nowhere doesn't exist")]:
            _, error = self.run_tool("check", path, exits=2)
            self.assertIn(words, error)

    def test_a_cache_does_not_overwrite_another_file(self):
        self.write("Notes.txt", "Important.\n")
        for path in ("Notes.txt", "App/List.swift", "App"):
            for command in ("check", "fix", "adopt"):
                _, error = self.run_tool(command, "--cache-path", path, exits=2)
                self.assertIn(f"error: {path} isn't a cache, so it isn't overwritten; name another file with --cache-path\n", error)
        self.assertEqual(self.read("Notes.txt"), "Important.\n")
        self.assertEqual(self.read("App/List.swift"), BROKEN)
        self.write("cache", "")
        for _ in range(2):
            self.problems("--cache-path", "cache")
        self.assertGreater(os.path.getsize(self.path("cache")), 0)

    def test_a_pipe_is_not_replaced_by_a_cache(self):
        os.mkfifo(self.path("pipe"))
        self.problems("--cache-path", "pipe")
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path("pipe")).st_mode))

    def test_empty_options_are_errors(self):
        rules = "error: a list of rules is empty; name rules separated by commas, or 'all'\n"
        for command, option in [("fix", "--rules"), ("check", "--enable")]:
            for value in ["", ",", " , "]:
                self.assertEqual(self.run_tool(command, option, value, exits=2), ("", rules))
        _, error = self.run_tool("adopt", "--target", "", exits=2)
        self.assertIn("error: --target is empty; name a target\n", error)
        _, error = self.run_tool("adopt", "--role", "", exits=2)
        self.assertIn("error: The value '' is invalid for '--role <role>'. Please provide one of 'view-model'", error)

    def test_a_binary_file_is_a_problem(self):
        self.write("App/Bad.swift", b"let a = \"\xff\xfe\"\n")
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: it isn't UTF-8\n")

    def test_a_file_that_does_not_parse_gets_a_warning_at_its_place(self):
        warning = "App/Bad.swift:2:8: warning: syntax error; findings in this file may be missing or wrong\n"
        self.write("App/Bad.swift", "class Bad {\n  func (\n}\n")
        for _ in range(2):
            self.assertEqual(self.problems(), warning)
        self.assertEqual(self.problems("App", cwd=self.root, exits=1), warning)
        self.write("App/List.swift", FINE)
        self.assertEqual(self.run_tool("check", "--strict")[1], warning)
        self.run_tool("check", "--fail-on-unreadable", exits=2)
        self.assertEqual(self.run_tool("check", "App/List.swift", "--fail-on-unreadable")[1], "")
        self.assertIn("No findings in 3 files.", self.run_tool("check")[0])

    def test_a_deeply_nested_file_is_a_problem(self):
        self.write("App/Bad.swift", "[" * 30)
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: its code is nested too deeply\n")

    def test_a_large_file_is_a_problem(self):
        self.write("App/Bad.swift", "let a = \"%s\"\n" % ("a" * 10_000_000))
        self.assertIn("App/Bad.swift: warning: not checked: it has 10000011 bytes", self.problems())

    def test_the_size_limit_can_be_raised(self):
        self.write(".mvvmlint.yml", "file_size_limit: 20000000\n")
        self.write("App/Bad.swift", "let a = \"%s\"\n" % ("a" * 10_000_000))
        self.assertEqual(self.problems(), "")

    def test_broken_and_circular_links_are_problems(self):
        os.symlink("nowhere.swift", self.path("App/Bad.swift"))
        os.symlink("Worse.swift", self.path("App/Worse.swift"))
        self.assertEqual(
            self.problems().splitlines(), [
                "App/Bad.swift: warning: not checked: No such file or directory",
                "App/Worse.swift: warning: not checked: Too many levels of symbolic links",
            ])

    def test_circular_folders_are_read_once(self):
        os.symlink("..", self.path("App/Up"))
        os.symlink(".", self.path("App/Here"))
        self.assertEqual(self.problems(), "")

    def test_a_folder_may_have_the_name_of_a_file(self):
        self.write("App/Folder.swift/Inner.swift", "class Other {}\n")
        self.assertEqual(self.problems(), "")

    def test_a_pipe_does_not_block(self):
        os.mkfifo(self.path("App/Bad.swift"))
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: it isn't a regular file\n")

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_a_file_without_permission_is_a_problem(self):
        self.write("App/Bad.swift", "class Other {}\n")
        os.chmod(self.path("App/Bad.swift"), 0)
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: Permission denied\n")

    def test_problems_can_fail_the_check(self):
        self.write("App/Bad.swift", b"\xff")
        self.problems("--fail-on-unreadable", exits=2)

    def test_unusual_file_names_are_escaped(self):
        for name in ["a b", "it's \"so\"", "ünï·😀", "one\ntwo", "-x", "*"]:
            self.write(f"App/{name}/{name}.swift", BROKEN.replace("ListViewModel", "OtherViewModel"))
        for reporter in ["xcode", "terminal", "github", "sarif", "json", "junit", "codeclimate"]:
            out, _ = self.run_tool("check", "--reporter", reporter, exits=(0, 1))
            if reporter in ("sarif", "json", "codeclimate"):
                json.loads(out)
        self.run_tool("check", "App/one\ntwo", exits=(0, 1))

    def test_a_byte_order_mark_and_line_endings_change_nothing(self):
        self.write("App/List.swift", b"\xef\xbb\xbf" + BROKEN.replace("\n", "\r\n").encode())
        out, _ = self.run_tool("check", "--reporter", "xcode", exits=1)
        self.assertIn("App/List.swift:3:", out)

    def test_sarif_columns_count_utf16(self):
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "/* 😀é */ show(Screen())", 1))
        out, _ = self.run_tool("check", "--reporter", "sarif", exits=1)
        columns = [
            result["locations"][0]["physicalLocation"]["region"]["startColumn"]
            for result in json.loads(out)["runs"][0]["results"] if result["ruleId"] == "view-reference"
        ]
        line = BROKEN.splitlines()[2]
        self.assertEqual(columns, [line.index("Screen") + 1 + len("/* xxé */ ")])

    def test_a_string_suppresses_nothing(self):
        self.write("App/List.swift", BROKEN.replace("show(Screen())", "show(Screen(), \"// mvvmlint:disable:this all\")"))
        self.assertEqual(self.problems(), "")


class Surroundings(ProjectTest):
    """The current directory and the output file."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_a_closed_pipe_is_not_an_error(self):
        for disposition in (signal.SIG_DFL, signal.SIG_IGN):
            reading, writing = os.pipe()
            os.close(reading)
            done = subprocess.run(
                [TOOL, "check", "--quiet"], cwd=self.root, stdout=writing, stderr=subprocess.PIPE, restore_signals=False,
                preexec_fn=lambda: signal.signal(signal.SIGPIPE, disposition), timeout=180)
            os.close(writing)
            self.assertIn(done.returncode, (1, -signal.SIGPIPE))
            self.assertEqual(done.stderr, b"")

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no full device here")
    def test_a_full_disk_is_an_error(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(
                [TOOL, "check"], cwd=self.root, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=180)
        self.assertEqual(done.returncode, 2)
        self.assertIn("error: can't write to standard output", done.stderr)

    def test_a_failed_write_is_an_error_and_leaves_no_file(self):
        os.mkdir(self.path("folder"))
        for output in ("folder", "none/out.json"):
            _, error = self.run_tool("check", "--output", output, exits=2)
            self.assertIn(f"error: can't write {output}", error)
        self.assertEqual(sorted(os.listdir(self.root)), [".git", "App", "folder"])

    def test_a_device_is_not_replaced(self):
        self.run_tool("check", "--output", os.devnull, exits=1)
        self.assertFalse(os.path.isfile(os.devnull))

    def test_a_link_is_not_replaced(self):
        os.symlink("real.txt", self.path("link.txt"))
        self.write("real.txt", "")
        self.run_tool("check", "--output", "link.txt", exits=1)
        self.assertTrue(os.path.islink(self.path("link.txt")))
        self.assertIn("view-reference", self.read("real.txt"))

    def test_concurrent_runs_write_a_complete_report(self):
        command = [TOOL, "check", "--reporter", "json", "--output", "out.json"]
        runs = [subprocess.Popen(command, cwd=self.root, stderr=subprocess.DEVNULL) for _ in range(4)]
        self.assertEqual([run.wait(60) for run in runs], [1, 1, 1, 1])
        json.loads(self.read("out.json"))
        self.assertEqual(sorted(os.listdir(self.root)), [".git", "App", "out.json"])

    def test_a_project_without_sources_gets_a_warning(self):
        os.remove(self.path("App/List.swift"))
        os.remove(self.path("App/Screen.swift"))
        out, error = self.run_tool("check")
        self.assertIn("no Swift files to check", out + error)

    def test_a_named_path_without_sources_is_an_error(self):
        self.write("Docs/Guide.md", "# Guide\n")
        for path in ["Docs", "Docs/Guide.md"]:
            out, error = self.run_tool("check", "--quiet", "App", path, exits=2)
            self.assertEqual((out, error), (
                "", f"error: no Swift files in {path}; name a file or folder with sources\n"))
        os.remove(self.path("App/List.swift"))
        os.remove(self.path("App/Screen.swift"))
        self.run_tool("check", ".", exits=2)
        self.run_tool("check")

    def test_the_findings_do_not_depend_on_the_current_directory(self):
        here = self.run_tool("check", "--reporter", "xcode", exits=1)[0].replace(self.root, "")
        os.symlink(self.root, self.root + "-link")
        self.addCleanup(os.remove, self.root + "-link")
        for cwd, path in [("App", ".."), (".", "."), ("/", self.root), ("/", self.root + "-link"), ("App", "../App/..")]:
            there = self.run_tool("check", "--reporter", "xcode", path, cwd=self.path(cwd), exits=1)[0]
            self.assertEqual(there.replace(self.root, ""), here, (cwd, path))


if __name__ == "__main__":
    unittest.main()
