"""The lines of the page "Install" that work from a checkout."""

import os
import re
import sys
import unittest

from distribution import DIST, ROOT, VERSION, ChannelTest, run

PAGE = (ROOT / "Lint/Docs/mvvmlint.docc/Guides/Install.md").read_text(encoding="utf-8")


class InstallPage(ChannelTest):
    def setUp(self):
        super().setUp()
        self.checkout = self.folder / "SwiftMVVMPattern"
        self.checkout.mkdir()
        os.symlink(DIST, self.checkout / "dist")

    def test_the_lines_after_make_dist_install_the_tool(self):
        (self.folder / "Downloads").mkdir()
        run([sys.executable, "-m", "venv", "--without-pip", self.folder / "venv"])
        # The environment of the tests lends its pip.
        pip = self.folder / "venv/bin/pip"
        pip.write_text(f'#!/bin/sh\nexec {sys.executable} -m pip --python {self.folder}/venv/bin/python "$@"\n')
        pip.chmod(0o755)
        lines = re.search(r"<!-- tested by .*-->\n```sh\n(.*?)```", PAGE, re.DOTALL)[1]
        self.assertEqual(lines.count("\n"), 2)
        environment = {
            **self.home, "PATH": f"{self.folder}/venv/bin:{os.environ['PATH']}", "PIP_NO_INDEX": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        run(["sh", "-e", "-c", lines], cwd=self.checkout, env=environment)
        unpacked, = (self.folder / "Downloads").glob("mvvmlint-*/mvvmlint")
        for tool in [unpacked, self.folder / "venv/bin/mvvmlint"]:
            self.assertEqual(run([tool, "--version"])[0], VERSION + "\n")

    def test_the_package_of_the_plugins_resolves(self):
        dependency = re.search(r"```swift\n(.*?)\n```", PAGE, re.DOTALL)[1]
        self.write("Package.swift", "\n".join([
            "// swift-tools-version: 6.0", "import PackageDescription",
            f'let package = Package(name: "Client", dependencies: [{dependency}], targets: [.target(name: "App")])']))
        self.write("Sources/App/App.swift", "")
        self.assertIn("mvvmlint", self.run_in_project("swift", "package", "show-dependencies", "--format", "flatlist")[0])

    def test_each_channel_of_the_support_page_is_listed(self):
        support = (ROOT / "Distribution/SUPPORT.md").read_text(encoding="utf-8").split("## Upgrade, pin, uninstall")[1]
        channels = [row[1] for row in re.finditer(r"^\| ([A-Z][^|]*?) \|", support, re.MULTILINE)]
        for channel in channels:
            if channel != "Channel" and not channel.startswith("Kit as "):
                self.assertIn(f"| {channel} |", PAGE)


if __name__ == "__main__":
    unittest.main()
