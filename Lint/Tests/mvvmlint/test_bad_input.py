import json
import os
import signal
import subprocess
import unittest

from project import BROKEN, FINE, ProjectTest, TOOL


class BadInput(ProjectTest):
    """What cannot be read is told with its name, and the rest is checked."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def problems(self, *arguments, **options):
        out, error = self.run_tool("check", "--reporter", "xcode", *arguments, **{"exits": 1, **options})
        self.assertIn("(view-reference)", out, "the rest was not checked")
        return error

    def test_paths_that_name_no_project(self):
        for path, words in [("", "a path is empty"), ("/", "is the root of the file system"), ("./Nowhere", "./Nowhere doesn't exist")]:
            _, error = self.run_tool("check", path, exits=2)
            self.assertIn(words, error)

    def test_a_file_that_is_no_text(self):
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

    def test_a_file_that_nests_too_deeply(self):
        self.write("App/Bad.swift", "[" * 30)
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: its code is nested too deeply\n")

    def test_a_file_that_is_too_large(self):
        self.write("App/Bad.swift", "let a = \"%s\"\n" % ("a" * 10_000_000))
        self.assertIn("App/Bad.swift: warning: not checked: it has 10000011 bytes", self.problems())

    def test_a_large_file_that_is_allowed(self):
        self.write(".mvvmlint.yml", "file_size_limit: 20000000\n")
        self.write("App/Bad.swift", "let a = \"%s\"\n" % ("a" * 10_000_000))
        self.assertEqual(self.problems(), "")

    def test_links_that_lead_nowhere_or_in_a_circle(self):
        os.symlink("nowhere.swift", self.path("App/Bad.swift"))
        os.symlink("Worse.swift", self.path("App/Worse.swift"))
        self.assertEqual(
            self.problems().splitlines(), [
                "App/Bad.swift: warning: not checked: No such file or directory",
                "App/Worse.swift: warning: not checked: Too many levels of symbolic links",
            ])

    def test_folders_in_a_circle(self):
        os.symlink("..", self.path("App/Up"))
        os.symlink(".", self.path("App/Here"))
        self.assertEqual(self.problems(), "")

    def test_a_folder_named_like_a_file(self):
        self.write("App/Folder.swift/Inner.swift", "class Other {}\n")
        self.assertEqual(self.problems(), "")

    def test_a_pipe_is_not_waited_for(self):
        os.mkfifo(self.path("App/Bad.swift"))
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: it isn't a regular file\n")

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_what_may_not_be_read(self):
        self.write("App/Bad.swift", "class Other {}\n")
        os.chmod(self.path("App/Bad.swift"), 0)
        self.assertEqual(self.problems(), "App/Bad.swift: warning: not checked: Permission denied\n")

    def test_it_fails_where_that_is_asked_for(self):
        self.write("App/Bad.swift", b"\xff")
        self.problems("--fail-on-unreadable", exits=2)

    def test_names_of_all_kinds(self):
        for name in ["a b", "it's \"so\"", "ünï·😀", "one\ntwo", "-x", "*"]:
            self.write(f"App/{name}/{name}.swift", BROKEN.replace("ListViewModel", "OtherViewModel"))
        for reporter in ["xcode", "terminal", "github", "sarif", "json", "junit", "codeclimate"]:
            out, _ = self.run_tool("check", "--reporter", reporter, exits=(0, 1))
            if reporter in ("sarif", "json", "codeclimate"):
                json.loads(out)
        self.run_tool("check", "App/one\ntwo", exits=(0, 1))

    def test_a_mark_of_byte_order_and_ends_of_lines_change_nothing(self):
        self.write("App/List.swift", b"\xef\xbb\xbf" + BROKEN.replace("\n", "\r\n").encode())
        out, _ = self.run_tool("check", "--reporter", "xcode", exits=1)
        self.assertIn("App/List.swift:3:", out)

    def test_a_column_counts_as_its_reader_does(self):
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
    """Where the tool is run, and what becomes of its output."""

    def setUp(self):
        super().setUp()
        self.write("App/List.swift", BROKEN)

    def test_output_nobody_reads_ends_quietly(self):
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
    def test_a_full_disk_is_told(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(
                [TOOL, "check"], cwd=self.root, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=180)
        self.assertEqual(done.returncode, 2)
        self.assertIn("error: can't write to standard output", done.stderr)

    def test_a_file_that_cannot_be_written_is_told_and_leaves_nothing(self):
        os.mkdir(self.path("folder"))
        for output in ("folder", "none/out.json"):
            _, error = self.run_tool("check", "--output", output, exits=2)
            self.assertIn(f"error: can't write {output}", error)
        self.assertEqual(sorted(os.listdir(self.root)), [".git", "App", "folder"])

    def test_a_device_stays_one(self):
        self.run_tool("check", "--output", os.devnull, exits=1)
        self.assertFalse(os.path.isfile(os.devnull))

    def test_a_link_stays_one(self):
        os.symlink("real.txt", self.path("link.txt"))
        self.write("real.txt", "")
        self.run_tool("check", "--output", "link.txt", exits=1)
        self.assertTrue(os.path.islink(self.path("link.txt")))
        self.assertIn("view-reference", self.read("real.txt"))

    def test_two_runs_at_once_write_one_whole_report(self):
        command = [TOOL, "check", "--reporter", "json", "--output", "out.json"]
        runs = [subprocess.Popen(command, cwd=self.root, stderr=subprocess.DEVNULL) for _ in range(4)]
        self.assertEqual([run.wait(60) for run in runs], [1, 1, 1, 1])
        json.loads(self.read("out.json"))
        self.assertEqual(sorted(os.listdir(self.root)), [".git", "App", "out.json"])

    def test_a_project_without_swift_says_so(self):
        os.remove(self.path("App/List.swift"))
        os.remove(self.path("App/Screen.swift"))
        out, error = self.run_tool("check")
        self.assertIn("no Swift files to check", out + error)

    def test_a_path_without_swift_was_named_by_mistake(self):
        self.write("Docs/Guide.md", "# Guide\n")
        for path in ["Docs", "Docs/Guide.md"]:
            out, error = self.run_tool("check", "--quiet", "App", path, exits=2)
            self.assertEqual((out, error), (
                "", f"error: no Swift files in {path}; name a file or folder with sources\n"))
        os.remove(self.path("App/List.swift"))
        os.remove(self.path("App/Screen.swift"))
        self.run_tool("check", ".", exits=2)
        self.run_tool("check")

    def test_the_project_is_the_same_from_wherever_it_is_named(self):
        here = self.run_tool("check", "--reporter", "xcode", exits=1)[0].replace(self.root, "")
        os.symlink(self.root, self.root + "-link")
        self.addCleanup(os.remove, self.root + "-link")
        for cwd, path in [("App", ".."), (".", "."), ("/", self.root), ("/", self.root + "-link"), ("App", "../App/..")]:
            there = self.run_tool("check", "--reporter", "xcode", path, cwd=self.path(cwd), exits=1)[0]
            self.assertEqual(there.replace(self.root, ""), here, (cwd, path))


if __name__ == "__main__":
    unittest.main()
