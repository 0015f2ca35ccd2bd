import unittest

from project import ProjectTest

CONFIGURATION = """
layers:
  - { name: UI, paths: App, may_use: Domain }
  - { name: Domain, paths: Domain }
forbidden_imports:
  - { modules: UIKit, paths: Domain, reason: it runs on servers }
forbidden_uses:
  - { uses: print, paths: Domain, message: use the log }
required_supertypes:
  - { role: view model, supertypes: ScreenModel }
"""


class Conventions(ProjectTest):
    """The conventions of a team are enforced."""

    def setUp(self):
        super().setUp()
        self.write("App/Row.swift", "struct Row { let item: Item }\nfinal class RowViewModel { func load() {} }\n")
        self.write("Domain/Item.swift", "import UIKit\nstruct Item { var row: Row? ; func log() { print(1) } }\n")

    def test_conventions_are_optional(self):
        self.assertEqual(self.found(), [])

    def test_each_convention_has_findings_with_reasons(self):
        self.write(".mvvmlint.yml", CONFIGURATION)
        out, _ = self.run_tool("check", "--explain")
        self.assertIn(
            "'Row' belongs to layer 'UI', which 'Domain' must not use (allowed: none); move this code (layer-dependency)", out)
        self.assertIn("because 'App/Row.swift' belongs to layer 'UI' (App/Row.swift:1:8)", out)
        self.assertIn("'UIKit' is forbidden here (it runs on servers); remove the import (forbidden-import)", out)
        self.assertIn("'Item' must not use 'print'; use the log (forbidden-use)", out)
        self.assertIn("note: 'RowViewModel' must conform to 'ScreenModel'; add the conformance (required-supertype)", out)

    def test_a_forbidden_use_has_a_severity_of_its_own(self):
        self.write(".mvvmlint.yml", "forbidden_uses:\n  - { uses: print, paths: Domain, severity: error }\n")
        out, _ = self.run_tool("check", exits=1)
        self.assertIn("error: 'Item' must not use 'print'; remove this use (forbidden-use)", out)

    def test_a_path_without_files_is_reported_once(self):
        self.write(".mvvmlint.yml", "forbidden_uses:\n  - { uses: print, paths: Gone, role: [view, cell] }\n")
        self.assertEqual(self.run_tool("check")[1].count("'Gone' under 'forbidden_uses:' matches no file"), 1)

    def test_the_severity_can_be_raised(self):
        self.write(".mvvmlint.yml", CONFIGURATION + "rules: { layer-dependency: error }\n")
        self.run_tool("check", exits=1)


if __name__ == "__main__":
    unittest.main()
