"""What a maintainer and the release workflow run."""

import re
import shutil
import unittest

from distribution import DIST, ROOT, TOOL, VERSION, VIEW, WARNING, ChannelTest


class Release(ChannelTest):
    """`make release` in a copy of the files that it reads."""

    def setUp(self):
        super().setUp()
        (self.project / "Distribution").mkdir()
        shutil.copy(ROOT / "Distribution/release.sh", self.project / "Distribution")
        for path in [ROOT / "VERSION", ROOT / "CHANGELOG.md", *ROOT.glob("*.podspec")]:
            shutil.copy(path, self.project)
        self.change("CHANGELOG.md", r"- Unreleased", "- 2026-12-24")
        self.git("init", "--quiet")
        self.commit()

    def change(self, name, before, after):
        path = self.project / name
        path.write_text(re.sub(before, after, path.read_text(encoding="utf-8")), encoding="utf-8")

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Change")

    def release(self, *version, exits=0):
        return self.run_in_project("Distribution/release.sh", *version, exits=exits)

    def test_it_prints_what_to_push(self):
        out, error = self.release(VERSION)
        self.assertIn(f"  git tag {VERSION}\n  git push origin {VERSION}\n", out)
        self.assertEqual(error, "")

    def test_every_problem_is_an_error(self):
        def problem(sentence):
            out, error = self.release(VERSION, exits=1)
            self.assertEqual(out, "")
            self.assertEqual([line for line in error.splitlines() if sentence in line and line.startswith("error: ")], error.splitlines())
            self.git("checkout", "--quiet", "--", ".")

        self.git("tag", VERSION)
        problem(f"the tag {VERSION} exists already")
        self.git("tag", "--delete", VERSION)
        self.git("checkout", "--quiet", "-b", "other")
        problem("this isn't the branch main")
        self.git("checkout", "--quiet", "main")
        (self.project / "file").touch()
        problem("uncommitted changes")
        (self.project / "file").unlink()
        for name, before, after, sentence in [
                ("VERSION", VERSION, "9.9.9", "VERSION contains 9.9.9"),
                ("CHANGELOG.md", "2026-12-24", "Unreleased", "CHANGELOG.md begins with"),
                ("MVVMConformanceXCTest.podspec", f"spec.version = '{VERSION}'", "spec.version = '9.9.9'",
                 "MVVMConformanceXCTest.podspec has another version")]:
            self.change(name, before, after)
            self.commit()
            problem(sentence)
            self.git("reset", "--quiet", "--hard", "HEAD~1")

    def test_a_version_is_required(self):
        for arguments in [[], ["1.0"], ["v1.0.0"]]:
            self.assertIn("name a version", self.release(*arguments, exits=2)[1])


class Publication(ChannelTest):
    def test_the_repository_gets_one_commit_and_one_tag_for_each_release(self):
        remote = self.folder / "remote.git"
        self.git("init", "--quiet", "--bare", remote)
        script = ROOT / "Distribution/publish-repository.sh"
        # As after an upload, nothing is executable.
        source = self.folder / "source"
        shutil.copytree(DIST / "mvvmlint", source)
        for path in source.rglob("*.sh"):
            path.chmod(0o644)
        self.run_in_project(script, source, remote)
        listing = self.git("ls-tree", "-r", "--name-only", VERSION, cwd=remote)[0].splitlines()
        expected = [str(path.relative_to(source)) for path in source.rglob("*") if path.is_file()]
        self.assertEqual(sorted(name.strip('"') for name in listing), sorted(expected))
        self.assertIn("100755 blob", self.git("ls-tree", VERSION, "action/install.sh", cwd=remote)[0])
        self.assertEqual(self.git("rev-parse", "main", cwd=remote), self.git("rev-parse", VERSION, cwd=remote))
        self.assertIn(f"has the tag {VERSION} already", self.run_in_project(script, source, remote, exits=1)[1])


class IssueForms(ChannelTest):
    def test_their_commands_work(self):
        self.git("init", "--quiet")
        self.write("App/Screen.swift", VIEW)
        self.write("App/List.swift", WARNING)
        for form in ["false-positive", "false-negative"]:
            text = (ROOT / f".github/ISSUE_TEMPLATE/{form}.yml").read_text(encoding="utf-8")
            command, = re.findall(r"`(mvvmlint --version;.+?)`", text)
            script = command.replace("TYPE", "ListViewModel").replace("mvvmlint ", f"{TOOL} ").replace(";", " &&")
            out, _ = self.run_in_project("sh", "-c", script)
            self.assertTrue(out.startswith(VERSION))
            self.assertIn("(ui-import)", out)
            self.assertIn("ListViewModel", out.split("(ui-import)")[-1])


if __name__ == "__main__":
    unittest.main()
