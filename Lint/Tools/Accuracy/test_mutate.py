"""Tests of the mutants, and of the script with a tool that has three textual rules."""

import contextlib
import io
import os
import re
import stat
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import mutate
from accuracy import operators
from accuracy.app import App
from accuracy.mutants import applied, together
from accuracy.runs import Records
from accuracy.swift_text import Source, mask

TOOL = """#!{python}
import json, os, re, sys
assert sys.argv[1:4] == ["check", "--reporter", "json"] and sys.argv[-1] == ".", sys.argv
RULES = {{"view-reference": r"UILabel\\b", "ui-import": r"^import .*(UIKit|AppKit)", "elsewhere": "{elsewhere}"}}
found = []
for parent, _, names in os.walk("."):
    for name in names:
        for number, line in enumerate(open(os.path.join(parent, name)), 1):
            found += [dict(rule=rule, file=os.path.join(parent, name), line=1 if rule == "elsewhere" else number, column=1, severity="warning", message=rule, reasons=[])
                      for rule, pattern in RULES.items() if name.endswith(".swift") and re.search(pattern, line)]
print(json.dumps(found))
"""


class SwiftTextTests(unittest.TestCase):
    def test_comments_and_strings_are_blank_and_offsets_are_unchanged(self):
        text = '''a // class A {
/* b /* class B { */ */ "class C {" c
"""
class D {
""" #"class "E" {"# "x \\(call("class F {")) y" d'''
        masked = mask(text)
        self.assertEqual(len(masked), len(text))
        self.assertEqual(masked.count("\n"), text.count("\n"))
        self.assertEqual(masked.split(), ["a", "c", "d"])

    def test_types_are_found_with_their_inherited_types(self):
        source = Source("A.swift", "final class A<T>: Base<T>, Module.Some where T: X { struct B { } }\nclass func no() { }\nextension A { }\n")
        self.assertEqual([(type.kind, type.name, type.inherits) for type in source.types],
                         [("class", "A", ("Base", "Some")), ("struct", "B", ()), ("extension", "A", ())])
        self.assertEqual([type.name for type in source.top_level_types()], ["A", "A"])


class OperatorTests(unittest.TestCase):
    def mutants(self, operator, *texts, folder="App"):
        self.sources = [Source(f"{folder}/{index}.swift", text) for index, text in enumerate(texts)]
        return operator(App(self.sources))

    def after(self, operator, *texts):
        """The first text with all of its mutants applied."""
        mutants = self.mutants(operator, *texts)
        return applied(texts[0], [mutant for mutant in mutants if mutant.path == "App/0.swift"])

    def lines(self, mutants):
        return [list(mutant.lines) for mutant in mutants]

    OBSERVER = """class A: UIViewController {
    let bag = DisposeBag()
    func bind() {
        model.title
            .drive(onNext: { [weak self] title in
                guard let self = self else { return }
                self.label.text = title
            })
            .disposed(by: bag)
    }
}
"""

    def test_capture_is_removed_from_a_closure_whose_token_self_stores(self):
        mutants = self.mutants(operators.strong_capture, self.OBSERVER)
        self.assertEqual(self.lines(mutants), [[5]])
        changed = applied(self.OBSERVER, mutants)
        self.assertNotIn("weak", changed)
        self.assertNotIn("guard", changed)
        self.assertEqual(changed.count("\n"), self.OBSERVER.count("\n"))

    def test_uses_of_a_weak_self_become_strong(self):
        body = "guard let me = self,\n let x = title else { return }; self?.show(x); if let other = self { other.y() }"
        changed = self.after(operators.strong_capture, self.OBSERVER.replace("guard let self = self else { return }", body))
        self.assertIn("let me = self; guard", changed)
        self.assertIn("self.show(x)", changed)
        self.assertIn("let other = self; do {", changed)

    def test_line_breaks_of_a_changed_use_are_preserved(self):
        text = self.OBSERVER.replace("guard let self = self else", "guard let self = self\n else")
        self.assertEqual(self.after(operators.strong_capture, text).count("\n"), text.count("\n"))

    def test_trailing_closures_and_old_names_are_mutated(self):
        text = "class A { let bag = DisposeBag(); func f() { a.subscribeNext { [unowned self] x in self.b = x }.addDisposableTo(bag) } }"
        self.assertEqual(len(self.mutants(operators.strong_capture, text)), 1)

    def test_closures_with_a_set_of_cancellables_are_mutated(self):
        for sink in ["{ _ in } receiveValue: { [weak self] x in self?.b = x }", "{ [weak self] _ in self?.end() } receiveValue: { _ in }"]:
            text = f"class A {{ var bag = Set<AnyCancellable>(); func f() {{ a.sink {sink}.store(in: &bag) }} }}"
            self.assertEqual(len(self.mutants(operators.strong_capture, text)), 1)

    def test_other_closures_are_unchanged(self):
        for name, change in {
            "returned": ("\n            .disposed(by: bag)", ""),
            "another's bag": (".disposed(by: bag)", ".disposed(by: other)"),
            "does not use self": ("guard let self = self else { return }\n                self.label.text = title", "print(title)"),
            "a struct": ("class A: UIViewController", "struct A"),
        }.items():
            with self.subTest(name):
                self.assertIn(change[0], self.OBSERVER)
                self.assertEqual(self.mutants(operators.strong_capture, self.OBSERVER.replace(*change)), [])

    def test_closure_inside_a_weak_one_is_unchanged(self):
        text = "class A { let bag = DisposeBag(); func f() { run { [weak self] in self?.a.drive(onNext: { [weak self] in self?.b() }).disposed(by: bag) } } }"
        self.assertEqual(self.mutants(operators.strong_capture, text), [])

    CELL = """class A: UITableViewCell {
    var bag = DisposeBag()
    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }
    func bind(to model: M) {
        model.title.drive(label).disposed(by: bag)
    }
}
"""

    def test_only_reset_of_the_bag_of_a_cell_is_removed(self):
        mutants = self.mutants(operators.endless_binding, self.CELL)
        self.assertEqual(self.lines(mutants), [[7, 8, 9]])
        self.assertEqual(applied(self.CELL, mutants).count("DisposeBag()"), 1)

    def test_cell_with_another_reset_is_unchanged(self):
        base = "class B: UITableViewCell { override func prepareForReuse() { bag = DisposeBag() } }"
        again = self.CELL.replace("func bind(to model: M) {", "func bind(to model: M) {\n        bag = DisposeBag()")
        for texts in [[again], [self.CELL.replace("UITableViewCell", "B"), base]]:
            self.assertEqual(self.mutants(operators.endless_binding, *texts), [])

    def test_other_types_and_single_bindings_are_unchanged(self):
        for text in [self.CELL.replace("UITableViewCell", "UIViewController"), self.CELL.replace("bind(to model: M)", "bind()")]:
            self.assertEqual(self.mutants(operators.endless_binding, text), [])

    def test_binding_moves_into_a_lifelong_bag_if_the_app_uses_one(self):
        self.assertEqual(self.mutants(operators.longer_bag, self.CELL), [])
        self.assertIn("disposed(by: rx.disposeBag)", self.after(operators.longer_bag, self.CELL, "let _ = rx.disposeBag"))

    def test_protocol_of_a_store_becomes_the_nearest_class(self):
        model = "class AViewModel { struct Needs { let api: Api }\n let router: Router\n func f() { let api: Api } }"
        mutants = self.mutants(operators.concrete_store, model, "protocol Api { }\nfinal class WebApi: Api { }\nprotocol Router { }\nclass R: Router { }")
        self.assertEqual([mutant.edits[0].text for mutant in mutants], ["WebApi"])
        self.assertIn("struct Needs { let api: WebApi }", applied(model, mutants))

    def test_class_in_another_outermost_folder_is_not_used(self):
        model = Source("One/A.swift", "class AViewModel { let api: Api }")
        store = Source("Two/B.swift", "protocol Api { }\nclass WebApi: Api { }")
        self.assertEqual(operators.concrete_store(App([model, store])), [])

    def test_weak_delegate_of_a_view_model_becomes_strong_and_a_coordinator_is_unchanged(self):
        text = "class AViewModel {\n weak var delegate: ADelegate?\n weak var output: ACoordinator?\n weak var flowDelegate: B?\n}"
        changed = self.after(operators.strong_observer, text)
        self.assertIn("\n var delegate: ADelegate?", changed)
        self.assertIn("weak var output", changed)
        self.assertIn("weak var flowDelegate", changed)

    def test_import_is_added_only_to_files_of_view_models(self):
        model = "import Foundation\nclass AViewModel { }\n"
        self.assertRegex(self.after(operators.import_of_ui, model), r"^import .*(UIKit|AppKit)")
        for text in [model + "class Other { }", model + "import SwiftUI", model.replace("{ }", "{ let a: UIImage }")]:
            self.assertEqual(self.mutants(operators.import_of_ui, text), [])

    def test_object_in_a_retain_cycle_is_added(self):
        controllers = "\n".join(f"class A{index}: UIViewController {{ }}" for index in range(8))
        for operator, parts in [
            (operators.retained_closure, ["Timer.scheduledTimer", "Task {", ".observe(\\.title)", "addObserver", "[weak self] in self?.act()", "onNext: act"]),
            (operators.callback_property, ["mutantDidChange = { self.act() }", "other.mutantDidChange = { [self] in", "&mutantModel.mutantBag"]),
        ]:
            mutants = self.mutants(operator, controllers)
            self.assertEqual([mutant.rule for mutant in mutants], ["strong-self-binding"] * 8)
            changed = applied(controllers, mutants)
            for part in parts:
                self.assertIn(part, changed)

    def test_cell_that_never_clears_its_entity_is_added(self):
        cells = "\n".join(f"class A{index}: UITableViewCell {{ }}" for index in range(3))
        changed = self.after(operators.stale_cell, cells)
        self.assertEqual(changed.count("var mutantItem:"), 3)
        self.assertEqual(changed.count("prepareForReuse() {"), 2)
        # Only other code assigns the entity.
        self.assertEqual((changed.count("mutantItem ="), changed.count("cell.mutantItem = item")), (3, 3))

    def test_outlet_is_used_before_the_view_is_loaded(self):
        controllers = "\n".join(f"class A{index}: UIViewController {{ }}" for index in range(4))
        changed = self.after(operators.early_outlet, controllers)
        self.assertEqual(changed.count("@IBOutlet private var mutantLabel: UILabel!"), 4)
        self.assertEqual(changed.count("didSet"), 3)
        self.assertIn("let screen = MutantA0(); screen.mutantName", changed)
        self.assertIn("instantiateInitialViewController() as! MutantA2", changed)
        self.assertNotIn("isViewLoaded", changed)

    def test_extension_makes_a_type_too_long(self):
        text = "import UIKit\nfinal class AViewModel {\n}\nclass B: UIViewController { }\nclass C { }"
        mutants = self.mutants(operators.long_type, text)
        self.assertEqual(sorted((mutant.rule, mutant.lines.start) for mutant in mutants), [("massive-type", 2), ("massive-type", 4)])
        self.assertGreater(self.after(operators.long_type, text).count("\n"), 400)

    def test_wrapper_in_the_wrong_place_is_added_to_apps_that_use_the_kit(self):
        text = "import SwiftMVVMPattern\nfinal class AViewModel {\n}\nfinal class BViewModel {\n}"
        changed = self.after(operators.misplaced_wrapper, text)
        self.assertIn("final class MutantAViewModelHolder { @ObservedViewModel var viewModel: AViewModel? }", changed)
        self.assertIn("MutantBViewModelBinder: ViewModelBinder {", changed)
        self.assertEqual(self.mutants(operators.misplaced_wrapper, text.replace("SwiftMVVMPattern", "UIKit")), [])

    def test_private_setter_of_a_published_property_is_removed(self):
        text = "class AViewModel {\n @Published private(set) var a = 0\n @Published var b = 0\n private(set) var c = 0\n}"
        changed = self.after(operators.open_setter, text)
        self.assertIn("@Published var a", changed)
        self.assertEqual(changed.count("private(set)"), 1)

    def test_object_that_a_view_creates_is_no_longer_kept(self):
        text = "import SwiftUI\nstruct A: View {\n @StateObject private var model = AModel()\n @StateObject var given: AModel\n}"
        mutants = self.mutants(operators.unkept_object, text)
        self.assertEqual(self.lines(mutants), [[3], [6]])
        changed = applied(text, mutants)
        self.assertIn("@ObservedObject private var model = AModel()", changed)
        self.assertIn("@StateObject var given", changed)
        self.assertIn("struct Mutant0View: View { @ObservedObject var mutantModel = Mutant0Model();", changed)
        self.assertEqual(self.mutants(operators.unkept_object, text.replace("SwiftUI", "UIKit")), [])

    def test_uses_that_a_test_cannot_replace_are_added_to_view_models(self):
        models = "\n".join(f"class A{index}ViewModel {{ }}" for index in range(4))
        for operator, codes in [
            (operators.endless_task, ["[weak self] in guard let self", "Task.detached {", "await self.mutantWatch()"]),
            (operators.shared_store, ["URLSession.shared", "UserDefaults.standard.set", "FileManager.default", "= .standard"]),
        ]:
            changed = self.after(operator, models)
            for code in codes:
                self.assertIn(code, changed)

    def test_view_is_stored_on_the_line_of_the_name_of_a_view_model(self):
        text = "\nclass AViewModel {\n}"
        mutants = self.mutants(operators.stored_view, text)
        self.assertEqual(self.lines(mutants), [[2]])
        self.assertIn("class AViewModel { weak var mutantLabel: UILabel?;", applied(text, mutants))

    def test_base_class_does_not_get_a_second_role(self):
        controllers = "class A: UIViewController { }\nclass B: A { }\nprotocol ViewModelType { }"
        self.assertIn("class A: UIViewController { }\nclass B: A, ViewModelType", self.after(operators.second_role, controllers))

    def test_view_is_inherited_before_the_protocols_of_a_view_model(self):
        self.assertIn("class AViewModel: UIView, P {", self.after(operators.view_side_view_model, "protocol P { }\nclass AViewModel: P { }"))
        self.assertIn("class AViewModel: UIView {", self.after(operators.view_side_view_model, "class AViewModel { }"))
        self.assertEqual(self.mutants(operators.view_side_view_model, "class AViewModel: Base { }"), [])

    def test_appended_lines_are_the_last(self):
        for text in ["class A: UITableViewCell { }", "class A: UITableViewCell { }\n", "\n\nclass A: UITableViewCell { }\n\n"]:
            with self.subTest(text):
                mutants = self.mutants(operators.further_endless_binding, text)
                line = applied(text, mutants).split("\n")[mutants[0].lines.start - 1]
                self.assertIn("class MutantA: UITableViewCell", line)

    def test_operators_change_at_most_five_lines_before_their_addition(self):
        text = self.OBSERVER + self.CELL + "class BViewModel {\n weak var delegate: D?\n}\nstruct BViewState {\n let a: Int\n}\n"
        for operator in operators.OPERATORS:
            for mutant in self.mutants(operator, text):
                with self.subTest(operator.__name__):
                    changed = applied(text, [mutant])
                    self.assertNotEqual(changed, text)
                    self.assertLessEqual(sum(one != two for one, two in zip(text.split("\n"), changed.split("\n"))), 5)

    def test_overlapping_mutants_are_not_applied_together(self):
        mutants = self.mutants(operators.strong_observer, "class AViewModel { }\nclass BViewModel { }\n")
        self.assertEqual(len(mutants), 2)
        self.assertEqual(len(together(mutants)), 1)


class ScriptTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.write("App/A/One.swift", "import Foundation\nclass OneViewModel {\n}\n")
        self.write("App/A/Two.swift", "import Foundation\nclass TwoViewModel {\n}\n")
        self.tool()

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def tool(self, elsewhere="$^"):
        self.write("tool", TOOL.format(python=sys.executable, elsewhere=elsewhere))
        os.chmod(os.path.join(self.folder, "tool"), stat.S_IRWXU)

    def mutate(self, *options):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = mutate.main(["--tool", os.path.join(self.folder, "tool"), os.path.join(self.folder, "App"), *options])
        self.errors = err.getvalue()
        return code, out.getvalue()

    def share(self, rule, output):
        return re.search(rf"\| {rule} \| \*\*all\*\* \| (\d+) \| (\d+) \|", output).groups()

    def test_found_and_missed_mutants_are_counted_per_rule(self):
        output = self.mutate("--only", "import_of_ui", "--only", "stored_view")[1]
        self.assertEqual(self.share("ui-import", output), ("2", "2"))
        # One of the two view models gets a label, which the tool reports; the other gets a controller, which it doesn't report.
        self.assertEqual(self.share("view-reference", output), ("2", "1"))
        self.assertIn("### Mutants not found: 1\n\n- `view-reference` App A/Two.swift:2 (stored-view)", output)

    def test_table_is_recorded(self):
        self.mutate("--only", "import_of_ui", "--record", "--records", self.folder)
        self.assertEqual(
            [line[:4] for line in Records(self.folder).mutants()],
            [["ui-import", "", 2, 2], ["ui-import", "ui-import", 2, 2]])

    def test_one_at_a_time_has_the_same_result_and_reverts_each_mutant(self):
        output = self.mutate("--only", "import_of_ui", "--one-at-a-time")[1]
        self.assertEqual(output, self.mutate("--only", "import_of_ui")[1])
        self.assertIn("### New elsewhere: 0", output)

    def test_finding_before_the_mutation_is_not_new(self):
        self.tool(elsewhere="^import Foundation")
        self.assertIn("### New elsewhere: 0", self.mutate("--only", "stored_view")[1])

    def test_declaration_with_a_finding_is_not_mutated(self):
        self.write("App/A/One.swift", "import Foundation\nclass OneViewModel { let label = UILabel()\n}\n")
        self.assertEqual(self.share("view-reference", self.mutate("--only", "stored_view")[1]), ("1", "0"))

    def test_new_finding_elsewhere_is_listed_and_can_fail(self):
        self.tool(elsewhere="mutantLabel")
        code, output = self.mutate("--only", "stored_view")
        self.assertEqual(code, 0)
        self.assertIn("### New elsewhere: 1\n\n- `elsewhere` App A/One.swift:1", output)
        self.assertEqual(self.mutate("--only", "stored_view", "--fail-on-new")[0], 1)

    def test_lost_finding_is_listed(self):
        self.tool(elsewhere="^import Foundation")
        self.assertIn("missing after it: 2", self.mutate("--only", "import_of_ui")[1])

    def test_share_below_the_required_one_fails(self):
        self.assertEqual(self.mutate("--only", "stored_view", "--min-found", "0.5")[0], 0)
        self.assertEqual(self.mutate("--only", "stored_view", "--min-found", "0.9")[0], 1)
        self.assertIn("view-reference: 0.500 of the mutants are found", self.errors)

    def test_same_seed_selects_the_same_mutants(self):
        for name in "CDEFGH":
            self.write(f"App/A/{name}.swift", f"import Foundation\nclass {name}ViewModel {{\n}}\n")
        selected = {seed: self.mutate("--only", "stored_view", "--show", "--limit", "2", "--seed", seed)[1] for seed in "1234"}
        self.assertEqual(selected["1"], self.mutate("--only", "stored_view", "--show", "--limit", "2", "--seed", "1")[1])
        self.assertGreater(len(set(selected.values())), 1)

    def test_checkout_is_unchanged(self):
        self.mutate()
        with open(os.path.join(self.folder, "App/A/One.swift"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "import Foundation\nclass OneViewModel {\n}\n")

    def test_tests_and_dependencies_are_not_mutated(self):
        self.write("App/Pods/P.swift", "import Foundation\nclass PodViewModel {\n}\n")
        self.write("App/AppTests/T.swift", "import Foundation\nclass TestedViewModel {\n}\n")
        self.assertEqual(self.share("view-reference", self.mutate("--only", "stored_view")[1])[0], "2")

    def test_invalid_input_is_an_error(self):
        self.assertEqual(self.mutate("--only", "no_such_kind")[0], 2)
        self.assertIn("no_such_kind", self.errors)
        self.assertEqual(self.mutate(os.path.join(self.folder, "nowhere"))[0], 2)
        self.write("tool", f"#!{sys.executable}\nimport sys; sys.exit(2)\n")
        self.assertEqual(self.mutate()[0], 2)


if __name__ == "__main__":
    unittest.main()
