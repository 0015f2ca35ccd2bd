"""What pip installs: the hook for pre-commit, and the job for GitLab."""

import os
import shutil
import sys
import unittest

import yaml

from distribution import DIST, ERROR, FINE, ROOT, VIEW, ChannelTest, run

# pip finds the wheel of mvvmlint in dist, and the build backend of the hook's repository among the tools of `make setup`.
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": f"{DIST} {ROOT / '.build-tools/wheels'}", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
OLD = ERROR.replace("ListViewModel", "OldViewModel").replace("Screen", "OldScreen")


class PreCommit(ChannelTest):
    def setUp(self):
        super().setUp()
        self.hooks = self.folder / "hooks"
        shutil.copytree(DIST / "mvvmlint", self.hooks)
        self.git("init", "--quiet", cwd=self.hooks)
        self.git("add", "--all", cwd=self.hooks)
        self.git("commit", "--quiet", "--message", "Release", cwd=self.hooks)
        revision = self.git("rev-parse", "HEAD", cwd=self.hooks)[0].strip()
        self.environment = {
            **OFFLINE, "PRE_COMMIT_HOME": str(self.folder / "pre-commit"),
            "PATH": os.path.dirname(sys.executable) + ":" + os.environ["PATH"]}
        self.git("init", "--quiet")
        self.write(".gitignore", ".mvvmlint.cache\n")
        self.write(
            ".pre-commit-config.yaml",
            f"repos:\n  - repo: {self.hooks}\n    rev: {revision}\n    hooks:\n      - id: mvvmlint\n")
        self.run_in_project(sys.executable, "-m", "pre_commit", "install", env=self.environment)

    def commit(self, exits):
        self.git("add", "--all")
        out, error = self.git("commit", "--message", "Change", exits=exits, env=self.environment)
        return out + error

    def test_only_new_findings_reject_a_commit(self):
        self.write("App/OldScreen.swift", VIEW.replace("Screen", "OldScreen").replace("ListViewModel", "OldViewModel"))
        self.write("App/Screen.swift", VIEW)
        self.write("App/List.swift", FINE)
        output = self.commit(exits=0)
        self.assertIn("mvvmlint", output)
        self.assertIn("Passed", output)

        self.write("App/Old.swift", OLD)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--no-verify", "--message", "Existing finding")

        self.write("App/List.swift", ERROR)
        self.assertIn("App/List.swift:4:50: error: 'ListViewModel' references view type 'Screen'", self.commit(exits=1))
        self.write("App/List.swift", FINE + "// changed\n")
        self.commit(exits=0)

    def test_the_first_commit_is_checked(self):
        self.write("App/Screen.swift", VIEW)
        self.write("App/List.swift", ERROR)
        self.assertIn("'ListViewModel' references view type 'Screen'", self.commit(exits=1))
        self.write("App/List.swift", FINE)
        self.assertIn("Passed", self.commit(exits=0))

    def test_the_manifest_is_valid(self):
        run([sys.executable, "-m", "pre_commit", "validate-manifest", DIST / "mvvmlint/.pre-commit-hooks.yaml"])


class GitLab(ChannelTest):
    TEMPLATE = DIST / "mvvmlint/mvvmlint.gitlab-ci.yml"

    def test_the_template_follows_the_schema(self):
        run(["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", self.TEMPLATE])
        broken = self.folder / "broken.yml"
        broken.write_text(self.TEMPLATE.read_text(encoding="utf-8").replace("  script:", "  scripts:"), encoding="utf-8")
        run(["check-jsonschema", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", broken], exits=1)

    def test_the_job_reports_findings_and_fails(self):
        job = yaml.safe_load(self.TEMPLATE.read_text(encoding="utf-8"))["mvvmlint"]
        run([sys.executable, "-m", "venv", self.folder / "venv"])
        environment = {**OFFLINE, **job["variables"], "PATH": f"{self.folder}/venv/bin:{os.environ['PATH']}"}
        self.git("init", "--quiet")
        self.write("App/Screen.swift", VIEW)
        for source, code, count in [(ERROR, 1, 2), (FINE, 0, 0)]:
            self.write("App/List.swift", source)
            # GitLab runs the lines in one shell that stops at the first failure.
            out, _ = self.run_in_project("bash", "-ec", "\n".join(job["script"]), env=environment, exits=code)
            report = (self.project / job["artifacts"]["reports"]["codequality"]).read_text(encoding="utf-8")
            self.assertEqual(report.count('"check_name"'), count)
            self.assertEqual("view-reference" in out, code == 1)


if __name__ == "__main__":
    unittest.main()
