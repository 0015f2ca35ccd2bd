"""The files for Xcode and Visual Studio Code."""

import json
import os
import plistlib
import re
import shutil
import unittest

from distribution import DIST, ERROR, ROOT, TOOL, VIEW, WORK, ChannelTest, run

FOLDER = DIST / "mvvmlint"
TEMPLATES = FOLDER / "Xcode/Templates"
FILE_NAME = "___FILEBASENAME___"


def expanded(template, folder, name, values):
    """Writes the files of a template as Xcode does, and returns them."""
    paths = []
    for source in sorted(template.glob("*.swift")):
        base = source.stem.replace(FILE_NAME, name)
        text = source.read_text(encoding="utf-8").replace("___FILEBASENAMEASIDENTIFIER___", base)
        text = text.replace("___FILEHEADER___", f" {base}.swift")
        for key, value in {**values, "productName": name}.items():
            text = text.replace(f"___VARIABLE_{key}___", value)
        paths.append(folder / f"{base}.swift")
        paths[-1].write_text(text, encoding="utf-8")
    return paths


class Templates(ChannelTest):
    @classmethod
    def setUpClass(cls):
        """The stub of UIKit, and the kit as CocoaPods compiles it: one module."""
        stubs = WORK / "uikit"
        run([ROOT / "Tests/Compiler/modules.sh", "stubs", "ios", stubs])
        cls.modules = stubs / "ios/stubs"
        cls.kit = WORK / "kit"
        cls.kit.mkdir(exist_ok=True)
        folders = ["Core", "Presenter", "Context", "Binding", "State"]
        sources = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.swift"))]
        run(["swiftc", "-swift-version", "6", "-D", "COCOAPODS", "-parse-as-library", "-wmo", "-I", cls.modules, "-module-name",
             "SwiftMVVMPattern", "-emit-module", "-emit-module-path", cls.kit / "SwiftMVVMPattern.swiftmodule", *sources])

    def all_sources(self):
        """Every template once. The variables of one template name the types of others."""
        sources = []
        for template in sorted(TEMPLATES.glob("*.xctemplate")):
            options = plistlib.loads((template / "TemplateInfo.plist").read_bytes())["Options"]
            values = {option["Identifier"]: option["Default"] for option in options}
            name = values.pop("productName")
            # The screen has a view, a view model and a view controller, as the other templates do.
            name = "Settings" if template.stem == "Screen" else name
            sources += expanded(template, self.project, name, values)
        entity = self.project / "Profile.swift"
        entity.write_text("struct Profile {}\n", encoding="utf-8")
        return [*sources, entity]

    def typecheck(self, sources, exits=0):
        return run(["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-typecheck", "-I", self.modules,
                    "-I", self.kit, *sources], exits=exits)

    def test_there_is_one_for_each_role_and_for_a_screen(self):
        names = sorted(path.stem for path in TEMPLATES.iterdir())
        self.assertEqual(names, ["Cell", "Presenter", "Screen", "Store", "View", "View Controller", "View Model"])
        for template in TEMPLATES.iterdir():
            run(["plutil", "-lint", template / "TemplateInfo.plist"])

    def test_the_expanded_templates_compile(self):
        sources = self.all_sources()
        self.assertEqual(len(sources), 10)
        for source in sources:
            self.assertNotIn("___", source.read_text(encoding="utf-8"), source.name)
        self.typecheck(sources)
        sources[0].write_text(sources[0].read_text(encoding="utf-8").replace("Profile?", "Nothing?"), encoding="utf-8")
        self.typecheck(sources, exits=1)

    def test_the_expanded_templates_have_no_findings(self):
        self.all_sources()
        self.git("init", "--quiet")
        out, _ = self.run_in_project(TOOL, "check", "--strict", "--fail-on", "note", "--quiet")
        self.assertEqual(out, "")


class RunScript(ChannelTest):
    SCRIPT = FOLDER / "Xcode/run-script.sh"

    def setUp(self):
        super().setUp()
        self.git("init", "--quiet")
        self.write("App/Screen.swift", VIEW)
        self.write("App/List.swift", ERROR)

    def run_script(self, exits, **environment):
        # Xcode's PATH has only the folders of the system.
        return run(["/bin/sh", self.SCRIPT], exits=exits, cwd="/", env={
            **self.home, "SRCROOT": str(self.project), "PATH": "/usr/bin:/bin", **environment})[0]

    def test_the_executable_of_the_pod_is_used(self):
        pods = self.project / "Pods"
        (pods / "mvvmlint").mkdir(parents=True)
        os.symlink(TOOL, pods / "mvvmlint/mvvmlint")
        out = self.run_script(1, PODS_ROOT=str(pods))
        self.assertIn(f"{self.project}/App/List.swift:4:50: error: ", out)

    def test_a_missing_installation_is_a_warning(self):
        if shutil.which("mvvmlint", path="/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin"):
            self.skipTest("mvvmlint is installed here")
        self.assertIn("warning: mvvmlint is not installed", self.run_script(0))


class VSCode(ChannelTest):
    def test_the_problem_matcher_reads_every_finding(self):
        task, = json.loads((FOLDER / "VSCode/tasks.json").read_text(encoding="utf-8"))["tasks"]
        pattern = task["problemMatcher"]["pattern"]
        self.git("init", "--quiet")
        self.write("App/Screen.swift", VIEW)
        self.write("App/List.swift", ERROR)
        arguments = [word.replace("${workspaceFolder}", str(self.project)) for word in task["args"]]
        out, _ = self.run_in_project(TOOL, *arguments, exits=1, cwd=self.folder)
        found = [match for line in out.splitlines() if (match := re.match(pattern["regexp"], line))]
        self.assertEqual(
            [[match[pattern[key]] for key in ["file", "line", "column", "severity", "code"]] for match in found], [
                [f"{self.project}/App/List.swift", "3", "3", "warning", "ui-import"],
                [f"{self.project}/App/List.swift", "4", "50", "error", "view-reference"]])


if __name__ == "__main__":
    unittest.main()
