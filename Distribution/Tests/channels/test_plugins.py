"""The plugins, in client packages that name the repository of `make dist` by its path."""

import json
import os
import shutil
import unittest

from distribution import DIST, ERROR, FINE, TOOL, VIEW, WARNING, ChannelTest, run

MANIFEST = """// swift-tools-version: {tools}
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [.package(path: "../mvvmlint")],
  targets: [.target(name: "App", plugins: [.plugin(name: "MVVMLint", package: "mvvmlint")])]
)
"""
TOOLS = ["5.9", "6.0", "6.2"]
CHECK = "Checking the architecture"
LIST = "Sources/App/List.swift"
IMPORT = "List.swift:3:3: warning: 'UIKit' lets this view-model file use views"
REFERENCE = "List.swift:4:50: error: 'ListViewModel' references view type 'Screen'"


class PluginTest(ChannelTest):
    def setUp(self):
        super().setUp()
        os.symlink(DIST / "local/mvvmlint", self.folder / "mvvmlint")
        # The project ends here: the folder of the tests is ignored.
        self.git("init", "--quiet")

    def client(self, tools, source=ERROR):
        self.write("Package.swift", MANIFEST.format(tools=tools))
        self.write("Sources/App/Screen.swift", VIEW)
        self.write(LIST, source)

    def build(self, exits=0):
        return "".join(self.run_in_project("swift", "build", exits=exits))


class BuildTool(PluginTest):
    def test_an_error_fails_the_build_and_a_warning_does_not(self):
        for tools in TOOLS:
            with self.subTest(tools=tools):
                shutil.rmtree(self.project / ".build", ignore_errors=True)
                self.client(tools)
                output = self.build(exits=1)
                self.assertIn(f"{self.project}/Sources/App/{REFERENCE}", output)
                self.assertIn(f"{self.project}/Sources/App/{IMPORT}", output)
                self.write(LIST, WARNING)
                output = self.build()
                self.assertIn(IMPORT, output)
                self.assertNotIn("error:", output)
                self.assertNotIn(CHECK, self.build(), "a build without changes checks again")
                self.assert_only_code_is_built()

    def assert_only_code_is_built(self):
        """The cache is in the plugin's folder, and the target gets no resources."""
        caches = list(self.project.rglob("mvvmlint.cache"))
        self.assertEqual([cache.parent.name for cache in caches], ["MVVMLint"])
        self.assertIn("/.build/plugins/outputs/", str(caches[0]))
        self.assertEqual(list(self.project.rglob("resource_bundle_accessor.swift")), [])

    def test_settings_trigger_another_run(self):
        for tools in TOOLS:
            with self.subTest(tools=tools):
                self.fresh_client(tools)
                self.write(".mvvmlint.yml", "strict: false\n")
                self.write(".mvvmlint-baseline.json", json.dumps({"version": 1, "findings": []}))
                self.run_in_project(TOOL, "baseline")
                self.assertNotIn(IMPORT, self.build())
                # Overwriting a file doesn't change its folder.
                self.write(".mvvmlint.yml", "rules: { ui-import: off }\n")
                self.assertIn(CHECK, self.build())
                self.assertNotIn(CHECK, self.build())
                self.write(".mvvmlint.yml", "strict: true\n")
                empty = json.loads((self.project / ".mvvmlint-baseline.json").read_text(encoding="utf-8"))
                self.write(".mvvmlint-baseline.json", json.dumps({**empty, "findings": []}))
                self.assertIn(IMPORT, self.build(exits=1))

    def test_first_settings_trigger_another_run(self):
        for tools in TOOLS:
            with self.subTest(tools=tools):
                self.fresh_client(tools)
                # SwiftPM runs the plugin in the first two builds, and then only if the package changes.
                self.build()
                self.build()
                self.write(".mvvmlint.yml", "strict: true\n")
                self.assertIn(IMPORT, self.build(exits=1))

    def fresh_client(self, tools):
        """A client with a warning, without settings, that was never built."""
        shutil.rmtree(self.project / ".build", ignore_errors=True)
        for settings in [".mvvmlint.yml", ".mvvmlint-baseline.json"]:
            (self.project / settings).unlink(missing_ok=True)
        self.client(tools, WARNING)

    def test_findings_equal_those_of_the_command_line(self):
        self.client("6.2")
        report, _ = self.run_in_project(TOOL, "check", "--quiet", "--reporter", "xcode", exits=1)
        self.assertIn(REFERENCE, report)
        built = self.build(exits=1).splitlines()
        self.assertEqual([line for line in built if line.startswith(str(self.project))], report.splitlines())

    def test_an_unwritable_cache_does_not_change_the_result(self):
        for source, code in [(WARNING, 0), (ERROR, 1)]:
            self.client("6.2", source)
            folder = self.folder / "folder"
            folder.mkdir(exist_ok=True)
            self.run_in_project(TOOL, "check", "--cache-path", "/proc/none/mvvmlint.cache", exits=code)
            command = [TOOL, "check", "--cache-path", folder / "mvvmlint.cache"]
            self.run_in_project("bwrap", "--ro-bind", "/", "/", "--unshare-net", *command, exits=code)
            self.assertEqual(list(folder.iterdir()), [])

    def test_it_needs_neither_the_network_nor_other_folders(self):
        """All folders except the client's are read-only. SwiftPM's own caches are in the client, too."""
        self.client("6.2")
        build = self.project / ".build"
        build.mkdir()
        sandbox = [
            "bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--bind", build, build, "--unshare-net",
            "--setenv", "TMPDIR", build, "--setenv", "XDG_CACHE_HOME", build / "f", "--chdir", self.project]
        command = ["swift", "build", "--disable-sandbox", "--cache-path", build / "c", "--config-path", build / "d",
                   "--security-path", build / "e"]
        run([*sandbox, "sh", "-c", f"! touch {self.project}/file"])
        out, error = self.run_in_project(*sandbox, *command, exits=1)
        self.assertIn(REFERENCE, out + error)
        self.write(LIST, FINE)
        self.run_in_project(*sandbox, *command)


class Commands(PluginTest):
    def setUp(self):
        super().setUp()
        self.client("6.2")

    def package(self, *arguments, exits=0):
        out, error = self.run_in_project("swift", "package", *arguments, exits=exits)
        return out, error

    def test_check_roles_and_rules_need_no_permission(self):
        out, error = self.package("mvvmlint", "check", "--quiet", exits=1)
        self.assertIn(f"Sources/App/{REFERENCE}", out)
        self.assertIn("mvvmlint check exited with 1", error)
        self.assertIn("ListViewModel", self.package("mvvmlint", "roles")[0])
        self.assertIn("view-reference", self.package("mvvmlint", "rules")[0])
        self.write(LIST, FINE)
        self.package("mvvmlint", "check")

    def test_other_commands_name_the_second_plugin(self):
        _, error = self.package("mvvmlint", "baseline", exits=1)
        self.assertIn("'baseline' isn't check, roles or rules; for a command that writes, use mvvmlint-write", error)
        self.assertFalse((self.project / ".mvvmlint-baseline.json").exists())

    def test_commands_that_write_need_the_permission(self):
        write = "--allow-writing-to-package-directory"
        self.package("mvvmlint-write", "baseline", exits=1)
        self.assertFalse((self.project / ".mvvmlint-baseline.json").exists())
        self.package(write, "mvvmlint-write", "init")
        self.assertTrue((self.project / ".mvvmlint.yml").exists())
        self.package(write, "mvvmlint-write", "baseline")
        self.package("mvvmlint", "check", "--strict")

    def test_conformances_are_written_with_the_permission(self):
        write = "--allow-writing-to-package-directory"
        out, _ = self.package(write, "mvvmlint-write", "adopt")
        self.assertIn("can adopt ViewModel", out)
        self.package(write, "mvvmlint-write", "adopt", "--apply", "--allow-dirty")
        self.assertIn("extension ListViewModel: SwiftMVVMPattern.ViewModel {}", (self.project / LIST).read_text(encoding="utf-8"))

    def test_fixes_are_written_with_the_permission(self):
        self.write(LIST, FINE + "// mvvmlint:disable:this view-reference\n")
        write = "--allow-writing-to-package-directory"
        out, _ = self.package(write, "mvvmlint-write", "fix", exits=1)
        self.assertIn("-// mvvmlint:disable:this view-reference", out)
        self.package(write, "mvvmlint-write", "fix", "--apply", "--allow-dirty")
        self.assertEqual((self.project / LIST).read_text(encoding="utf-8"), FINE)

    def test_the_second_plugin_runs_only_commands_that_write(self):
        _, error = self.package("--allow-writing-to-package-directory", "mvvmlint-write", "check", exits=1)
        self.assertIn("name a command that writes first: init, baseline, fix, adopt", error)


class Manifest(unittest.TestCase):
    """SwiftPM downloads binary targets from https only, so the published manifest is only read."""

    def test_it_names_the_published_bundle_with_its_checksum(self):
        package = json.loads(run(["swift", "package", "--package-path", DIST / "mvvmlint", "dump-package"])[0])
        binary, = [target for target in package["targets"] if target["type"] == "binary"]
        bundle = DIST / "mvvmlint.artifactbundle.zip"
        self.assertTrue(binary["url"].startswith("https://"))
        self.assertEqual(os.path.basename(binary["url"]), bundle.name)
        self.assertEqual(run(["swift", "package", "compute-checksum", bundle])[0].strip(), binary["checksum"])

    def test_only_the_location_of_the_executable_differs_in_the_tested_manifest(self):
        published, tested = [
            (DIST / folder / "mvvmlint/Package.swift").read_text(encoding="utf-8") for folder in ["", "local"]]
        head, rest = published.split("      url: ")
        self.assertEqual(tested, head + '      path: "mvvmlint.artifactbundle"),' + rest.split('"),', 1)[1])


if __name__ == "__main__":
    unittest.main()
