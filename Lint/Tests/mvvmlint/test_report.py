"""`mvvmlint report` writes a page about the architecture. test_report_page.py opens it in a browser."""

import os
import re
import shutil
import subprocess

from project import BROKEN, FINE, TOOL, ProjectTest
from repository import RepositoryTest

# A note about the import.
IMPORT = "import UIKit\nfinal class ItemViewModel {}\n"


class PageTest(ProjectTest):
    def page(self, *arguments, **options):
        self.run_tool("report", "--html", "page.html", *arguments, **options)
        return self.read("page.html")

    def contains(self, page, text):
        self.assertTrue(text in page, text)


class Report(PageTest):
    def test_it_says_what_it_wrote(self):
        self.write("App/List.swift", BROKEN)
        out, error = self.run_tool("report", "--html", "page.html")
        self.assertEqual((out, error), ("Wrote 2 findings to page.html\n", ""))
        self.contains(self.read("page.html"), "<title>Architecture of project</title>")
        self.assertEqual(self.run_tool("report", "--html", "page.html", "--quiet"), ("", ""))

    def test_two_runs_write_the_same_bytes(self):
        self.write("App/List.swift", BROKEN)
        first = self.page()
        self.assertEqual(self.page(), first)
        self.assertEqual(self.page("--no-cache"), first)
        self.assertEqual(self.page("--parser", "syntax"), first)

    def test_an_empty_project_has_a_page(self):
        os.remove(self.path("App/Screen.swift"))
        out, error = self.run_tool("report", "--html", "page.html")
        self.assertEqual(out, "Wrote 0 findings to page.html\n")
        self.assertIn("warning: no Swift files to check", error)
        self.contains(self.read("page.html"), "The project contains no Swift files.")

    def test_the_baseline_and_comments_are_counted(self):
        self.write("App/List.swift", BROKEN)
        self.run_tool("baseline")
        self.write("App/Item.swift", "// mvvmlint:disable:next ui-import - a\n" + IMPORT)
        page = self.page()
        for state, count in [("New", 0), ("Baselined", 2), ("Suppressed", 1)]:
            self.contains(page, f'<tr><th scope="row">{state}</th><td>{count}</td>')

    def test_owners_come_from_the_repository(self):
        self.write("App/List.swift", BROKEN)
        self.assertFalse("Owners" in self.page())
        self.write(".github/CODEOWNERS", "/App/ @app\n")
        self.write("CODEOWNERS", "* @ignored\n")
        self.contains(self.page(), '<td><span class="owners"><bdi>@app</bdi></span></td>')
        self.write("Inner/.mvvmlint.yml", "")
        self.write("Inner/App/List.swift", BROKEN)
        self.write(".github/CODEOWNERS", "/Inner/App/ @inner\n")
        self.contains(self.page("Inner"), '<td><span class="owners"><bdi>@inner</bdi></span></td>')

    def test_wrong_files(self):
        os.mkdir(self.path("folder"))
        for file, message in [
                ("no/such/page.html", "error: no/such/ doesn't exist; create the folder for no/such/page.html\n"),
                ("folder", "error: folder is a folder; name a file to write\n"),
                ("", "error: --html is empty; name a file to write\n")]:
            out, error = self.run_tool("report", "--html", file, exits=2)
            self.assertEqual((out, error), ("", message))
        self.assertIn("Missing expected argument '--html <file>'", self.run_tool("report", exits=2)[1])
        self.assertIn("--every needs --history", self.run_tool("report", "--html", "a", "--every", "week", exits=2)[1])

    def test_a_failed_run_leaves_the_old_page(self):
        self.write("page.html", "old")
        self.run_tool("report", "--html", "page.html", "--since", "main", exits=2)
        self.assertEqual(self.read("page.html"), "old")
        self.page()
        self.assertEqual([name for name in os.listdir(self.root) if "page" in name], ["page.html"])

    def test_the_executable_needs_no_other_files(self):
        tool = self.path("tool")
        try:
            os.link(TOOL, tool)
        except OSError:
            shutil.copy(TOOL, tool)
        done = subprocess.run([tool, "report", "--html", "page.html", "--quiet", "--no-cache"], cwd=self.root, check=False)
        self.assertEqual(done.returncode, 0)
        self.contains(self.read("page.html"), "--paper: #ffffff")

    def test_a_device_can_be_written(self):
        out, _ = self.run_tool("report", "--html", "/dev/stdout", "--quiet")
        self.assertTrue(out.endswith("</html>\n"))


class Changes(RepositoryTest, PageTest):
    def setUp(self):
        super().setUp()
        self.init()
        self.write("App/List.swift", BROKEN)
        self.commit("first", 0)
        self.write("App/Item.swift", IMPORT)

    def test_only_changes_are_listed_beside_the_total(self):
        out, _ = self.run_tool("report", "--html", "page.html", "--since", "main")
        self.assertEqual(out, "Wrote 1 of 3 findings to page.html\n")
        page = self.read("page.html")
        self.contains(page, "Only findings that changed since <bdi>main</bdi>: 1 of 3 findings in total.")
        self.contains(page, '<tr><th scope="row">New</th><td>1</td><td>3</td>')
        self.assertEqual(re.findall(r'data-rule="([^"]*)"', page), ["ui-import"])
        self.contains(page, ">1 of 3 findings</text>")

    def test_the_history_is_plotted(self):
        self.commit("second", 7)
        page = self.page("--history", "main~1")
        self.contains(page, "2 commits from 2026-01-05 to 2026-01-12.")
        self.contains(page, 'aria-label="Findings by folder: ')
        self.assertEqual(self.page("--history", "main~1"), page)
        page = self.page("--history", "main~1", "--every", "commit")
        self.contains(page, "2 commits")

    def test_messages_name_the_option(self):
        _, error = self.run_tool("report", "--html", "page.html", "--history", "main", exits=2, PATH="/nowhere")
        self.assertEqual(error, "error: --history needs git, which isn't in the PATH; install it\n")


class Names(PageTest):
    def test_renamed_commands_get_a_suggestion(self):
        for word, command in [("graph", "report"), ("reportx", "report"), ("trend", "history"), ("histor", "history")]:
            self.assertIn(f"did you mean 'mvvmlint {command}'?", self.run_tool(word, exits=2)[1])

    def test_a_project_has_the_name_of_its_folder(self):
        self.write("<b>&/.mvvmlint.yml", "")
        self.write("<b>&/A.swift", FINE)
        self.run_tool("report", "--html", "page.html", "<b>&")
        self.contains(self.read("page.html"), "<h1>Architecture of <bdi>&lt;b&gt;&amp;</bdi></h1>")
