"""The kit as a dependency: by path, as from a checkout today, and from a git repository with the tag, as after the release."""

import shutil
import subprocess
import unittest

from distribution import ROOT, VERSION, ChannelTest

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Client",
  dependencies: [{dependency}],
  targets: [.executableTarget(name: "Client", dependencies: [.product(name: "MVVMCore", package: "SwiftMVVMPattern")])]
)
"""
MAIN = """import MVVMCore

@MainActor final class Model: ViewModel {}
@MainActor final class Holder: ViewModelHolder { let viewModel = Model() }
print(Holder().viewModel is Model)
"""


class Kit(ChannelTest):
    def setUp(self):
        super().setUp()
        self.kit = self.folder / "SwiftMVVMPattern"
        names = subprocess.run(
            ["git", "-C", ROOT, "ls-files", "-z", "-co", "--exclude-standard"], capture_output=True, text=True, check=True)
        for name in filter(None, names.stdout.split("\0")):
            if (ROOT / name).is_file():
                (self.kit / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, self.kit / name)
        self.write("Sources/Client/main.swift", MAIN)

    def assert_runs(self, dependency):
        self.write("Package.swift", MANIFEST.format(dependency=dependency))
        out, error = self.run_in_project("swift", "run", "Client")
        self.assertEqual(out, "true\n", error)
        return error

    def test_by_path(self):
        self.assert_runs(f'.package(path: "{self.kit}")')

    def test_from_a_repository_with_the_tag(self):
        for command in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "Release"], ["tag", VERSION]]:
            self.git(*command, cwd=self.kit)
        self.assert_runs(f'.package(url: "file://{self.kit}", from: "{VERSION}")')
        resolved = (self.project / "Package.resolved").read_text(encoding="utf-8")
        self.assertIn(f'"version" : "{VERSION}"', resolved)
        self.assertEqual(resolved.count('"identity"'), 1, "the kit has a dependency")


if __name__ == "__main__":
    unittest.main()
