"""The podspec and the formula name published archives with the right checksums."""

import hashlib
import json
import os
import tarfile
import unittest

from distribution import DIST, ROOT, VERSION, run


def evaluated(kind, file):
    script = ROOT / "Distribution/Tests/package_managers.rb"
    return json.loads(run(["ruby", "-W", script, kind, DIST / file])[0])


class PackageManagers(unittest.TestCase):
    def assert_published(self, address, checksum):
        archive = DIST / os.path.basename(address)
        self.assertTrue(address.endswith(f"/releases/download/{VERSION}/{archive.name}"), address)
        self.assertEqual(hashlib.sha256(archive.read_bytes()).hexdigest(), checksum)
        return archive

    def test_the_podspec(self):
        spec = evaluated("podspec", "mvvmlint.podspec")
        self.assertEqual((spec["name"], spec["version"]), ("mvvmlint", VERSION))
        archive = self.assert_published(spec["source"]["http"], spec["source"]["sha256"])
        # CocoaPods moves the content of the only folder to PODS_ROOT/mvvmlint, and removes what isn't preserved.
        self.assertEqual(spec["preserve_paths"], "*")
        with tarfile.open(archive) as tar:
            folder, = {name.split("/")[0] for name in tar.getnames()}
            self.assertIn(f"{folder}/mvvmlint", tar.getnames())
            self.assertIn(f"{folder}/{spec['license']['file']}", tar.getnames())
        self.assertNotIn("source_files", spec)

    def test_the_formula(self):
        formula = evaluated("formula", "mvvmlint.rb")
        self.assertEqual(formula["version"], VERSION)
        block = {"x86_64": "on_intel", "aarch64": "on_arm"}[os.uname().machine]
        source = formula["on_linux"][block]
        archive = self.assert_published(source["url"], source["sha256"])
        text = (DIST / "mvvmlint.rb").read_text(encoding="utf-8")
        with tarfile.open(archive) as tar:
            names = {name.split("/", 1)[1] for name in tar.getnames()}
        for file in ["mvvmlint", "man/mvvmlint.1", "completions/mvvmlint.bash", "completions/_mvvmlint", "completions/mvvmlint.fish"]:
            self.assertIn(f'.install "{file}"', text)
            self.assertIn(file, names)


if __name__ == "__main__":
    unittest.main()
