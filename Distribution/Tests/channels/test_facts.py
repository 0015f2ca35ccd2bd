"""VERSION and Distribution/addresses agree with every file that repeats them."""

import re
import subprocess
import unittest

from distribution import ROOT, TOOL, VERSION, run

ADDRESSES = dict(
    line.split("=", 1) for line in (ROOT / "Distribution/addresses").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#"))
OWNER = ADDRESSES["repository"].split("/")[-2]
# These name other versions or addresses, and their tests expect them to be refused.
EXEMPT = re.compile(r"^(LICENSE$|Tests/(Pod|Compiler|Workflow)/|Distribution/Tests/)")


def tracked_texts():
    listing = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z", "-co", "--exclude-standard"], capture_output=True, text=True, check=True)
    for name in sorted(set(listing.stdout.split("\0"))):
        path = ROOT / name
        if name and path.is_file() and not EXEMPT.match(name):
            try:
                yield name, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


class Version(unittest.TestCase):
    def test_the_tool_prints_it(self):
        self.assertEqual(run([TOOL, "--version"])[0], VERSION + "\n")

    def test_the_podspecs_contain_it(self):
        for podspec in ROOT.glob("*.podspec"):
            self.assertIn(f"spec.version = '{VERSION}'\n", podspec.read_text(encoding="utf-8"), podspec.name)

    def test_the_changelog_has_one_section_which_is_its_own(self):
        """Nothing has been released. The first release changes this test."""
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        self.assertEqual(re.findall(r"^## (.*)$", text, re.MULTILINE), [f"[{VERSION}] - Unreleased"])

    def test_install_lines_contain_it(self):
        # As in `from: "1.0.0"`, `:tag => '1.0.0'` and `mvvmlint==1.0.0`.
        install = re.compile(
            r"""(?:\bfrom: ?|\bexact: ?|:tag => |mvvmlint==|mvvmlint@|mvvmlint-|mvvmlint_version: ?|/raw/|/download/|\.\.\.)["']?(\d+\.\d+\.\d+)""")
        found = [
            (name, match[1]) for name, text in tracked_texts() if name.endswith(".md") or "/Tutorials/Resources/" in name
            for match in install.finditer(text)]
        self.assertGreater(len(found), 4)
        self.assertEqual({version for _, version in found}, {VERSION}, found)


class Addresses(unittest.TestCase):
    def test_every_mention_is_one_of_them(self):
        """A mention is an address, or as in `uses: owner/name@1.0.0` its last part."""
        allowed = {"/".join(address.split("/")[3:5]) for address in ADDRESSES.values()}
        mentions = [
            (name, mention.rstrip(".").removesuffix(".git")) for name, text in tracked_texts()
            for mention in re.findall(rf"\b{OWNER}/[\w.-]+", text)]
        self.assertGreater(len(mentions), 10)
        self.assertEqual([(name, mention) for name, mention in mentions if mention not in allowed], [])

    def test_every_address_continues_one_of_them(self):
        """As in `…/releases`, and in `…/blob/main/PATH` with an existing path."""
        hosts = {"/".join(address.split("/")[2:3]) for address in ADDRESSES.values()}
        ours = re.compile(rf"https?://[^\s\"'`<>()]*\b{OWNER}\b[^\s\"'`<>()\\]*")
        found = [(name, address.rstrip(".,;")) for name, text in tracked_texts() for address in ours.findall(text)]
        self.assertGreater(len(found), 10)
        for name, address in found:
            self.assertIn(address.split("/")[2], hosts, name)
            base = max((one for one in ADDRESSES.values() if (address + "/").replace(".git/", "/").startswith(one + "/")), default=None)
            self.assertIsNotNone(base, f"{name}: {address}")
            if "/blob/main/" in address:
                self.assertTrue((ROOT / address.split("/blob/main/")[1].split("#")[0]).exists(), f"{name}: {address}")

    def test_the_site_has_each_page_to_which_the_tool_links(self):
        site = ADDRESSES["documentation"] + "/documentation/mvvmlint/"
        catalog = ROOT / "Lint/Docs/mvvmlint.docc"
        pages = {path.stem.lower() for path in catalog.rglob("*.md")}
        rules = [line.split()[0] for line in run([TOOL, "rules"])[0].splitlines()]
        self.assertGreater(len(rules), 20)
        for rule in rules:
            self.assertEqual(run([TOOL, "rules", rule])[0].splitlines()[-1], site + rule)
            self.assertIn(rule, pages)
        source = (ROOT / "Lint/Sources/Support/Tool.swift").read_text(encoding="utf-8")
        page = re.search(r'configurationPage = "(.*)"', source)[1]
        self.assertIn(page.lower(), pages)

    def test_the_tool_has_the_same(self):
        source = (ROOT / "Lint/Sources/Support/Tool.swift").read_text(encoding="utf-8")
        self.assertIn(f'repository = "{ADDRESSES["repository"]}"', source)
        self.assertIn(f'documentation = "{ADDRESSES["documentation"]}"', source)

    def test_the_podspecs_have_the_repository(self):
        for podspec in ROOT.glob("*.podspec"):
            self.assertIn(f"spec.homepage = '{ADDRESSES['repository']}'\n", podspec.read_text(encoding="utf-8"))


class MigrationLines(unittest.TestCase):
    def test_pod_lines_name_a_source(self):
        """Without one, CocoaPods installs 0.9.1."""
        lines = [
            (name, line) for name, text in tracked_texts() if name.endswith(".md")
            for line in text.splitlines() if re.search(r"\bpod '(SwiftMVVMPattern|MVVMConformance)", line)]
        self.assertGreater(len(lines), 2)
        for name, line in lines:
            for pod in re.findall(r"\bpod '[^`]+", line):
                old = "SwiftMVVMPattern/Base" in pod
                self.assertTrue(old or ":tag => " in pod and ":git => " in pod or ":path => " in pod, f"{name}: {line}")


if __name__ == "__main__":
    unittest.main()
