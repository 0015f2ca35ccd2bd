"""`mvvmlint roles` shows the role of each type with its reasons."""

import json

from project import BROKEN, FINE, ProjectTest


class Roles(ProjectTest):
    def test_types_and_roles_are_listed_in_columns(self):
        self.write("App/List.swift", FINE)
        out, _ = self.run_tool("roles")
        self.assertEqual(
            out,
            "ListViewModel  view model  App/List.swift:1    by what it is bound to: 'Screen' stores 'ListViewModel' as 'viewModel'\n"
            "Screen         controller  App/Screen.swift:2  by inheritance: 'Screen' inherits from 'UIViewController'\n")

    def test_paths_limit_the_list_but_not_the_evidence(self):
        self.write("App/List.swift", FINE)
        out, _ = self.run_tool("roles", "App/List.swift")
        self.assertIn("'Screen' stores 'ListViewModel' as 'viewModel'", out)
        self.assertEqual(out.count("\n"), 1)

    def test_reasons_are_shown_in_order(self):
        self.write("App/Base.swift", "import UIKit\nclass Base: UIViewController {}\nclass Page: Base { struct Row {} }\n")
        out, _ = self.run_tool("roles", "--explain", "Page")
        self.assertEqual(
            out,
            "App/Base.swift:3: Page is a controller, by inheritance\n"
            "  because 'Page' inherits from 'Base'\n  because 'Base' inherits from 'UIViewController'\n")
        out, _ = self.run_tool("roles", "--explain", "Page.Row")
        self.assertEqual(out, "App/Base.swift:3: Page.Row plays no role that is known\n")

    def test_all_types_with_a_name_are_explained(self):
        self.write("App/A.swift", "struct A { struct State {} }\n")
        self.write("App/B.swift", "struct B { struct State {} }\n")
        out, _ = self.run_tool("roles", "--explain", "State")
        self.assertEqual(
            out,
            "App/A.swift:1: A.State plays no role that is known\nApp/B.swift:1: B.State plays no role that is known\n")

    def test_a_misspelled_type_gets_a_suggestion(self):
        self.write("App/List.swift", BROKEN)
        out, error = self.run_tool("roles", "--explain", "ListViewModle", exits=2)
        self.assertEqual(out, "")
        self.assertIn("error: there is no type ListViewModle; did you mean ListViewModel?", error)

    def test_roles_can_be_printed_as_json(self):
        self.write("App/List.swift", FINE)
        out, _ = self.run_tool("roles", "--reporter", "json", "--explain", "ListViewModel")
        self.assertEqual(
            json.loads(out),
            [{"type": "ListViewModel", "file": "App/List.swift", "line": 1, "area": "App", "roles": [
                {"role": "view model", "basis": "what it is bound to", "reasons": ["'Screen' stores 'ListViewModel' as 'viewModel'"]}],
              "uses": []}])
        out, _ = self.run_tool("roles", "--reporter", "json")
        self.assertEqual([each["type"] for each in json.loads(out)], ["ListViewModel", "Screen"])
        self.assertEqual(
            [each["uses"] for each in json.loads(out)], [[], [{"type": "ListViewModel", "file": "App/List.swift", "count": 1}]])

    def test_roles_can_be_printed_as_a_graph(self):
        self.write("App/List.swift", FINE)
        out, _ = self.run_tool("roles", "--reporter", "dot")
        self.assertTrue(out.startswith("digraph roles {\n"))
        self.assertIn('    t1 [label="Screen\\ncontroller"]\n  }\n  t1 -> t0 [label="1"]\n}\n', out)
        out, _ = self.run_tool("roles", "--reporter", "mermaid", "App/Screen.swift")
        self.assertEqual(out, 'flowchart TD\n  subgraph a0["App"]\n    t1["Screen<br>controller"]\n  end\n')
        out, _ = self.run_tool("roles", "--reporter", "mermaid", "--explain", "Screen", "App/Screen.swift")
        self.assertIn("  t1 -->|1| t0\n", out)

    def test_a_graph_that_mermaid_would_refuse_shows_roles(self):
        uses = "; ".join(f"var a{number}: Part{number}?" for number in range(30))
        self.write("App/Parts.swift", "".join(f"final class Part{number} {{ {uses} }}\n" for number in range(30)))
        out, error = self.run_tool("roles", "--reporter", "mermaid")
        self.assertTrue(out.startswith("---\ntitle: 31 types and 870 uses as types by role\n---\nflowchart TD\n"), out)
        self.assertTrue(error.startswith("warning: 31 types and 870 uses exceed the limits of Mermaid"), error)
        out, error = self.run_tool("roles", "--reporter", "mermaid", "--explain", "Part1")
        self.assertIn("  t2 -->|1| t1\n", out)
        self.assertEqual(error, "")
        self.assertEqual(self.run_tool("roles", "--reporter", "dot")[0].count("->"), 870)
