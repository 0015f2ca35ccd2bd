import unittest

from project import ProjectTest

CONFIGURATION = """
layers:
  - { name: UI, paths: App, may_use: Domain }
  - { name: Domain, paths: Domain }
forbidden_imports:
  - { modules: UIKit, paths: Domain, reason: it runs on servers }
required_supertypes:
  - { role: view model, supertypes: ScreenModel }
"""


class Conventions(ProjectTest):
    """What a team has agreed on is held."""

    def setUp(self):
        super().setUp()
        self.write("App/Row.swift", "struct Row { let item: Item }\nfinal class RowViewModel { func load() {} }\n")
        self.write("Domain/Item.swift", "import UIKit\nstruct Item { var row: Row? }\n")

    def test_without_a_configuration_nothing_is_said(self):
        self.assertEqual(self.found(), [])

    def test_each_is_told_with_its_reason(self):
        self.write(".mvvmlint.yml", CONFIGURATION)
        out, _ = self.run_tool("check")
        self.assertIn("Domain uses Row of UI, and may use no other layer (layer-dependency)", out)
        self.assertIn("because App/Row.swift belongs to the layer UI", out)
        self.assertIn("this file is not to import UIKit: it runs on servers (forbidden-import)", out)
        self.assertIn("note: RowViewModel does not inherit ScreenModel (required-supertype)", out)

    def test_a_team_makes_them_errors(self):
        self.write(".mvvmlint.yml", CONFIGURATION + "rules: { layer-dependency: error }\n")
        self.run_tool("check", exits=1)


if __name__ == "__main__":
    unittest.main()
