"""The GitHub action, with a local server instead of the release."""

import functools
import http.server
import json
import os
import shutil
import threading
import unittest

import yaml

from distribution import DIST, ERROR, FINE, TOOL, VERSION, VIEW, WARNING, ChannelTest, run

ACTION = DIST / "mvvmlint/action.yml"


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Action(ChannelTest):
    """Runs the steps as GitHub does: each in bash, with the inputs and the outputs of earlier steps in its environment."""

    def setUp(self):
        super().setUp()
        handler = functools.partial(Silent, directory=str(DIST))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.action = self.folder / "action"
        shutil.copytree(DIST / "mvvmlint", self.action)
        (self.folder / "temp").mkdir()
        self.summary = self.folder / "summary.md"
        self.git("init", "--quiet")
        self.write("App/Screen.swift", VIEW)

    def environment(self):
        return {
            "GITHUB_ACTION_PATH": str(self.action), "GITHUB_OUTPUT": str(self.folder / "output"),
            "GITHUB_STEP_SUMMARY": str(self.summary), "RUNNER_TEMP": str(self.folder / "temp"), "RUNNER_OS": "Linux",
            "RUNNER_ARCH": {"x86_64": "X64", "aarch64": "ARM64"}[os.uname().machine],
            "MVVMLINT_DOWNLOADS": f"http://127.0.0.1:{self.server.server_port}"}

    def run_steps(self, exits=0, environment=None, **inputs):
        """The output of all steps until one fails. The step that uploads is recorded."""
        definition = yaml.safe_load(ACTION.read_text(encoding="utf-8"))
        defaults = {name: value["default"] for name, value in definition["inputs"].items()}
        known = {f"inputs.{name}": value for name, value in {**defaults, **inputs}.items()}
        text, self.uploaded = "", None
        for number, step in enumerate(definition["runs"]["steps"]):
            values = {name: known[value[4:-3]] for name, value in step.get("env", {}).items()}
            if "uses" in step:
                self.uploaded = known.get("steps.check.outputs.sarif")
                continue
            output = self.folder / "output"
            output.write_text("", encoding="utf-8")
            last = number == len(definition["runs"]["steps"]) - 1
            out, error = self.run_in_project(
                "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"],
                exits=exits if last else None, env={**self.environment(), **values, **(environment or {})})
            text += out + error
            outputs = dict(line.split("=", 1) for line in output.read_text(encoding="utf-8").splitlines())
            if step.get("id") == "install" and "tool" not in outputs:
                return text
            known.update({f"steps.{step.get('id')}.outputs.{name}": value for name, value in outputs.items()})
        return text

    def test_findings_are_annotated_and_fail_the_job(self):
        self.write("App/List.swift", ERROR)
        text = self.run_steps(exits=1)
        self.assertIn("::error file=App/List.swift,line=4,col=50,", text)
        self.assertIn("::warning file=App/List.swift,line=3,col=3,", text)
        self.assertIn("| 2 | 0 | 0 |", self.summary.read_text(encoding="utf-8"))
        self.assertIsNone(self.uploaded)

    def test_arguments_and_folder(self):
        self.write("Inner/.mvvmlint.yml", "")
        self.write("Inner/Screen.swift", VIEW)
        self.write("Inner/List.swift", WARNING)
        self.run_steps(**{"working-directory": "Inner"})
        self.run_steps(exits=1, **{"working-directory": "Inner", "arguments": "--strict --explain"})

    def test_the_summary_counts_new_fixed_and_baselined_findings(self):
        self.write("App/List.swift", WARNING)
        self.write("App/Gone.swift", ERROR.replace("ListViewModel", "GoneViewModel"))
        self.write("App/GoneScreen.swift", VIEW.replace("ListViewModel", "GoneViewModel").replace("Screen", "GoneScreen"))
        self.run_in_project(TOOL, "baseline")
        baselined = len(json.loads((self.project / ".mvvmlint-baseline.json").read_text(encoding="utf-8"))["findings"])
        (self.project / "App/Gone.swift").unlink()
        self.write("App/List.swift", ERROR)
        self.run_steps(exits=1)
        self.assertIn(f"| 1 | {baselined - 1} | 1 |", self.summary.read_text(encoding="utf-8"))

    def test_the_report_for_code_scanning_is_written_before_the_job_fails(self):
        self.write("App/List.swift", ERROR)
        self.run_steps(exits=1, sarif="true")
        with open(self.uploaded, encoding="utf-8") as file:
            self.assertEqual(len(json.load(file)["runs"][0]["results"]), 2)
        self.write("App/List.swift", FINE)
        self.run_steps(sarif="true")
        self.write(".mvvmlint.yml", "nothing: 1\n")
        self.assertIn("unknown key 'nothing'", self.run_steps(exits=2, sarif="true"))
        self.assertIsNone(self.uploaded)

    def test_a_changed_download_is_not_used(self):
        sums = self.action / "SHA256SUMS"
        text = sums.read_text(encoding="utf-8")
        sums.write_text("\n".join("0" * 64 + line[64:] for line in text.splitlines()) + "\n", encoding="utf-8")
        self.assertIn("::error::http://127.0.0.1", self.run_steps())
        self.assertIn("has another checksum than this repository, so it isn't used", self.run_steps())
        self.assertEqual(list((self.folder / "temp/mvvmlint").glob("*/mvvmlint")), [])

    def test_a_missing_download_and_an_unknown_runner_are_errors(self):
        address = {"MVVMLINT_DOWNLOADS": f"http://127.0.0.1:{self.server.server_port}/nowhere"}
        self.assertIn(f"::error::can't download {address['MVVMLINT_DOWNLOADS']}/mvvmlint-{VERSION}", self.run_steps(environment=address))
        self.assertIn("::error::mvvmlint has no executable for Windows on X64", self.run_steps(environment={"RUNNER_OS": "Windows", "RUNNER_ARCH": "X64"}))
        self.assertIn(f"::error::release {VERSION} has no mvvmlint-{VERSION}-macos-universal.tar.gz", self.run_steps(environment={"RUNNER_OS": "macOS", "RUNNER_ARCH": "ARM64"}))


class Definition(ChannelTest):
    def test_it_follows_the_schema_and_is_safe(self):
        run(["check-jsonschema", "--builtin-schema", "vendor.github-actions", ACTION])
        run(["zizmor", "--offline", "--no-progress", "--persona", "auditor", DIST / "mvvmlint"])

    def test_a_broken_action_is_refused(self):
        text = ACTION.read_text(encoding="utf-8")
        self.write("action.yml", text.replace('exit "$MVVMLINT_CODE"', "mvvmlint ${{ inputs.arguments }}"))
        self.assertIn("template-injection", run(["zizmor", "--offline", "--no-progress", self.project], exits=None)[0])
        self.write("action.yml", text.replace("  using: composite\n", ""))
        run(["check-jsonschema", "--builtin-schema", "vendor.github-actions", self.project / "action.yml"], exits=1)


if __name__ == "__main__":
    unittest.main()
