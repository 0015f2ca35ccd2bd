"""`mvvmlint adopt` reports which types can adopt the kit's roles, and writes the conformances."""

import json
import os
import stat
import subprocess
import unittest

from project import FINE, TOOL, VIEW, ProjectTest, limit_file_size

VIEW_MODEL = "import UIKit\n" + FINE
WRITTEN = (
    "import UIKit\n\nimport protocol SwiftMVVMPattern.ViewModel\n" + FINE
    + "\nextension ListViewModel: SwiftMVVMPattern.ViewModel {}\n")
TWO_TARGETS = (
    'let package = Package(name: "App", targets: [.target(name: "App", path: "App"), .target(name: "My-Other", path: "Other")])\n')


PROJECT = """{ rootObject = P; objects = {
  P = { isa = PBXProject; mainGroup = G; targets = (T); };
  G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
  F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); };
}; }
"""


class AdoptTest(ProjectTest):
    def setUp(self):
        super().setUp()
        self.write("App/List.swift", VIEW_MODEL)

    def commit(self):
        """Makes the project a repository with a clean work tree."""
        if not os.path.exists(self.path(".git/HEAD")):
            os.rmdir(self.path(".git"))
            self.git("init", "-q")
        self.git("add", "-A")
        self.git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "Change")

    def git(self, *arguments):
        return subprocess.run(["git", "-C", self.root, *arguments], check=True, capture_output=True, encoding="utf-8").stdout

    def apply(self, *arguments, **options):
        return self.run_tool("adopt", "--apply", *arguments, **options)


class Report(AdoptTest):
    """Without --apply, nothing is written."""

    def test_types_and_reasons_are_listed_by_role(self):
        self.write("App/Row.swift", "import SwiftUI\nimport UIKit\nfinal class Row: UITableViewCell {}\n")
        out, error = self.run_tool("adopt")
        self.assertEqual(error, "")
        self.assertIn("1 type can adopt ViewModel\n  ListViewModel  App/List.swift:2\n", out)
        self.assertRegex(out, "1 type can't adopt View\n  Row +App/Row.swift:3 +its file imports SwiftUI, whose 'View' the import would hide")
        self.assertIn("1 type can adopt ViewModelHolder\n  Screen  App/Screen.swift:2\n", out)
        self.assertTrue(out.endswith("\nNext: mvvmlint adopt --apply --role view-model\n"), out)
        self.assertEqual(self.read("App/List.swift"), VIEW_MODEL)

    def test_it_states_what_the_compiler_will_refuse(self):
        self.write("App/Both.swift", "import UIKit\nfinal class BothViewModel: UIView { func load() {} }\n")
        out, _ = self.run_tool("adopt")
        self.assertIn("With these roles, the compiler refuses code that it accepts today:\n", out)
        self.assertIn("  a ViewModel that is also a View, a ViewModelHolder or a Store\n", out)
        self.assertIn("  a ViewModel that is noncopyable or nonescapable\n", out)
        self.assertIn("  a ViewModelHolder whose 'viewModel' is less accessible than the type, or implicitly unwrapped ('T!')\n", out)
        self.assertIn("  'BothViewModel' as a view model, because it is also a view\n", out)
        self.assertNotIn("bind()", out)
        self.write("App/Bound.swift", "import UIKit\nclass Bound: UIViewController {\n  let viewModel = ListViewModel()\n  func bind() {}\n}\n")
        out, _ = self.run_tool("adopt")
        sentence = "a ViewModelObserver whose 'bind()' is less accessible than the type, has parameters, throws or is async"
        self.assertIn(f"  {sentence}\n", out)

    def test_the_setup_depends_on_the_manifest(self):
        out, _ = self.run_tool("adopt")
        self.assertIn("To make the code compile:\n  add the package https://github.com/falcon283/SwiftMVVMPattern\n", out)
        self.write("Package.swift", 'let package = Package(name: "App", targets: [.target(name: "App", path: "App")])\n')
        out, _ = self.run_tool("adopt")
        self.assertIn("Add to Package.swift, so that the code compiles:\n", out)
        self.assertIn('    .product(name: "SwiftMVVMPattern", package: "SwiftMVVMPattern"),\n', out)
        self.write(
            "Package.swift", 'let package = Package(name: "App", targets: [.target(name: "App", dependencies: ["MVVMCore"], path: "App")])\n')
        out, _ = self.run_tool("adopt")
        self.assertNotIn("code compiles", out)

    def test_a_manifest_that_computes_its_targets_has_one_block(self):
        self.write("Sources/Feed/Feed.swift", FINE)
        self.write("Sources/Shop/Shop.swift", FINE)
        os.remove(self.path("App/List.swift"))
        os.remove(self.path("App/Screen.swift"))
        package = "  in 'dependencies' of the package:\n    .package("
        product = '    .product(name: "SwiftMVVMPattern", package: "SwiftMVVMPattern"),\n'
        both = "  in 'dependencies' of each target that compiles Sources/Feed/Feed.swift or Sources/Shop/Shop.swift, "
        shop = "  in 'dependencies' of target 'Shop':\n" + product
        feed = "  in 'dependencies' of the target that compiles Sources/Feed/Feed.swift, "
        for targets, code, expected in [
            ('[.target(name: T.feed), .target(name: "Shop")]', 'enum T { static let feed = "Feed" }', [shop, feed]),
            ('[.module("Feed"), .module("Shop")]',
             "extension Target { static func module(_ name: String) -> Target { .target(name: name) } }", [both]),
            ('["Feed", "Shop"].map { Target.target(name: $0) }', "", [both]),
        ]:
            with self.subTest(targets):
                self.write("Package.swift", f'let package = Package(name: "App", targets: {targets})\n{code}\n')
                out, _ = self.run_tool("adopt")
                self.assertEqual(out.count("code compile"), 1, out)
                self.assertIn("Add to Package.swift, so that the code compiles:\n" + package, out)
                for line in expected:
                    self.assertIn(line, out)
                self.assertIn("unless the manifest's code adds it already:\n" + product, out)

    def test_files_without_a_target_are_named(self):
        self.write("App.xcodeproj/project.pbxproj", PROJECT)
        for name in "ABCDE":
            self.write(f"Old/{name}.swift", f"final class {name}ViewModel {{ func load() {{}} }}\n")
        out, _ = self.run_tool("adopt")
        named = "No known target compiles Old/A.swift, Old/B.swift, Old/C.swift and 2 more files:\n"
        self.assertIn("\n" + named + "  if one does, add the kit to it, too\n", out)
        self.assertEqual(out.count("Add Package Dependencies"), 1, out)
        self.assertNotIn("To make the code compile", out)
        out, _ = self.run_tool("adopt", "Old/A.swift")
        self.assertIn("\nNo known target compiles Old/A.swift:\n", out)
        self.assertNotIn("Add to", out)
        setup = json.loads(self.run_tool("adopt", "--reporter", "json", "Old/A.swift")[0])["setup"]
        self.assertEqual([each["title"] for each in setup], ["No known target compiles Old/A.swift:"])
        self.assertNotIn("No known target", self.run_tool("adopt", "App")[0])

    def test_files_of_a_project_generator_have_general_instructions(self):
        self.write("App.xcodeproj/project.pbxproj", PROJECT)
        self.write("Feed/Feed.swift", FINE)
        self.write("Feed/project.yml", "name: Feed\n")
        out, _ = self.run_tool("adopt")
        self.assertIn("Add to App.xcodeproj, so that the code compiles:\n", out)
        self.assertIn("To make the code compile:\n  add the package https://github.com/falcon283/SwiftMVVMPattern\n", out)
        self.assertIn("to the targets that compile Feed/Feed.swift and don't depend on it yet\n", out)
        self.assertIn("to the targets that compile these files and", self.run_tool("adopt", "Feed")[0])

    def test_the_setup_is_shown_until_the_manifest_has_the_kit(self):
        self.write("Package.swift", 'let package = Package(name: "App", targets: [.target(name: "App", path: "App")])\n')
        self.commit()
        setup = "Add to Package.swift, so that the code compiles:\n"
        self.assertIn(setup, self.apply()[0])
        self.assertIn(setup, self.run_tool("adopt")[0])
        self.assertIn(setup, self.apply("--allow-dirty", "--role", "holder")[0])
        self.assertIn(setup, self.run_tool("adopt")[0])
        self.write(
            "Package.swift", 'let package = Package(name: "App", targets: [.target(name: "App", dependencies: ["MVVMCore"], path: "App")])\n')
        self.assertNotIn("code compiles", self.run_tool("adopt")[0])

    def test_json_has_types_refusals_and_setup(self):
        self.write("App/Kind.swift", "protocol KindViewModel { func load() }\n")
        result = json.loads(self.run_tool("adopt", "--reporter", "json")[0])
        types = {each["type"]: each for each in result["types"]}
        self.assertEqual(types["ListViewModel"], {
            "type": "ListViewModel", "file": "App/List.swift", "line": 2, "role": "view-model", "protocol": "ViewModel",
            "basis": "what it is bound to", "state": "eligible"})
        self.assertEqual((types["KindViewModel"]["state"], types["KindViewModel"]["refusal"]), ("refused", "protocol"))
        self.assertEqual(len(result["refused_by_compiler"]), 5)
        self.assertEqual(result["setup"][0]["manifest"], "")

    def test_paths_role_and_target_limit_the_types(self):
        self.write("Package.swift", TWO_TARGETS)
        self.write("Other/Detail.swift", "final class DetailViewModel { func load() {} }\n")

        def types(*arguments):
            return [each["type"] for each in json.loads(self.run_tool("adopt", "--reporter", "json", *arguments)[0])["types"]]

        self.assertEqual(types(), ["ListViewModel", "Screen", "DetailViewModel"])
        self.assertEqual(types("--role", "view-model"), ["ListViewModel", "DetailViewModel"])
        self.assertEqual(types("Other"), ["DetailViewModel"])
        self.assertEqual(types("App/Screen.swift"), ["Screen"])
        self.assertEqual(types("--target", "My-Other"), ["DetailViewModel"])
        out, _ = self.run_tool("adopt", "--target", "My-Other", "Other")
        self.assertTrue(out.endswith("Next: mvvmlint adopt --apply --role view-model --target My-Other Other\n"), out)

    def test_next_step_names_the_first_of_several_targets(self):
        self.write("Package.swift", TWO_TARGETS)
        self.write("Other/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        out, _ = self.run_tool("adopt")
        self.assertTrue(out.endswith("Next: mvvmlint adopt --apply --role view-model --target App\n"), out)

    def test_a_project_without_roles_has_a_message(self):
        os.remove(self.path("App/Screen.swift"))
        self.write("App/List.swift", "struct Point { let x: Int }\n")
        self.assertEqual(self.run_tool("adopt")[0], "No type has a role that the kit's protocols describe.\n")

    def test_a_selection_without_types_has_a_message(self):
        out, _ = self.run_tool("adopt", "--role", "view")
        self.assertEqual(out, "No type matches the options and paths. Without them, the report has 2 types.\n")

    def test_test_targets_have_a_reason(self):
        package = 'let package = Package(name: "App", targets: [.target(name: "App", path: "App"), .testTarget(name: "AppTests")])\n'
        self.write("Package.swift", package)
        self.write("Tests/AppTests/ListTests.swift", "import XCTest\n@testable import App\nfinal class FakeViewModel { func load() {} }\n")
        self.commit()
        line = "  types in Tests: test target\n"
        self.assertIn("\nNot listed\n" + line, self.run_tool("adopt")[0])
        for path in ("Tests", "Tests/AppTests", "Tests/AppTests/ListTests.swift"):
            out, _ = self.run_tool("adopt", path)
            self.assertTrue(out.endswith("the report has 2 types.\n\nNot listed\n" + line), out)
            self.assertEqual(self.apply(path)[0], out + "\nNothing to write.\n")
        self.assertNotIn("Not listed", self.run_tool("adopt", "App")[0])
        self.assertNotIn("Not listed", self.run_tool("adopt", "--target", "App")[0])
        skipped = json.loads(self.run_tool("adopt", "--reporter", "json")[0])["skipped"]
        self.assertEqual(skipped, [{"path": "Tests", "reason": "test target"}])
        _, error = self.run_tool("adopt", "--target", "AppTests", exits=2)
        self.assertEqual(error, "error: AppTests is a test target, whose types adopt no roles; the targets are App\n")

    def test_skipped_paths_have_a_reason(self):
        self.write(".mvvmlint.yml", "excluded: [Old]\n")
        self.write("Old/A.swift", "final class OldViewModel { func load() {} }\n")
        self.write("Pods/Kit/B.swift", "final class KitViewModel { func load() {} }\n")
        self.assertNotIn("Not listed", self.run_tool("adopt")[0])
        self.assertIn("Not listed\n  types in Old: excluded by the configuration\n", self.run_tool("adopt", "Old")[0])
        self.assertIn("Not listed\n  types in Pods: package checkout\n", self.run_tool("adopt", "Pods/Kit")[0])

    def test_types_of_other_modules_have_a_reason(self):
        self.write("App/Player.swift", "import Media\nextension PlayerViewModel { func stop() {} }\nextension PlayerViewModel { func play() {} }\n")
        out, _ = self.run_tool("adopt")
        reason = "is declared in another module; adopt it there"
        self.assertIn(f"\n1 type can't adopt ViewModel\n  PlayerViewModel  App/Player.swift:2  {reason}\n", out)
        types = json.loads(self.run_tool("adopt", "--reporter", "json")[0])["types"]
        self.assertEqual([each for each in types if each["file"] == "App/Player.swift"], [{
            "type": "PlayerViewModel", "file": "App/Player.swift", "line": 2, "role": "view-model", "protocol": "ViewModel",
            "basis": "its name", "state": "refused", "refusal": "other-module", "reason": reason}])
        self.assertNotIn(reason, self.run_tool("adopt", "--role", "holder")[0])
        self.assertNotIn(reason, self.run_tool("adopt", "App/List.swift")[0])

    def test_wrong_input_is_an_error(self):
        self.write("Package.swift", 'let package = Package(name: "App", targets: [.target(name: "App", path: "App")])\n')
        _, error = self.run_tool("adopt", "--target", "Ap", exits=2)
        self.assertEqual(error, "error: there is no target Ap; did you mean App?\n")
        self.write("Package.swift", TWO_TARGETS)
        self.write("Other/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        _, error = self.run_tool("adopt", "--target", "My", exits=2)
        self.assertEqual(error, "error: there is no target My; the targets are App, My-Other\n")
        self.assertIn("Usage: mvvmlint adopt", self.run_tool("adopt", "--role", "presenter", exits=2)[1])
        self.assertIn("nowhere doesn't exist", self.run_tool("adopt", "nowhere", exits=2)[1])
        self.write("Empty/readme", "")
        self.assertIn("no Swift files in Empty", self.run_tool("adopt", "Empty", exits=2)[1])

    def test_an_unsupported_reporter_is_an_error(self):
        for reporter in ("dot", "mermaid", "sarif"):
            out, error = self.run_tool("adopt", "--reporter", reporter, exits=2)
            self.assertEqual(out, "")
            self.assertRegex(error, f"The value '{reporter}' is invalid for '--reporter <reporter>'. .*'terminal' .* 'json'")


class Apply(AdoptTest):
    def test_several_targets_need_a_choice(self):
        self.write("Package.swift", TWO_TARGETS)
        self.write("Other/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        self.commit()
        _, error = self.apply(exits=2)
        self.assertEqual(
            error, "error: types of several targets can adopt the role: App, My-Other; add --target NAME, a folder, or . for all\n")
        self.assertEqual(self.read("App/List.swift"), VIEW_MODEL)
        self.apply("--target", "My-Other", "--quiet")
        self.assertEqual(self.git("diff", "--name-only"), "Other/Detail.swift\n")
        self.apply("--quiet", "--allow-dirty", ".")
        self.assertEqual(self.git("diff", "--name-only"), "App/List.swift\nOther/Detail.swift\n")

    def test_the_conformance_is_written_once(self):
        self.commit()
        out, _ = self.apply()
        self.assertIn("1 type adopted ViewModel\n", out)
        self.assertTrue(out.endswith("\nWrote 1 file. Next: build the app.\n"), out)
        self.assertEqual(self.read("App/List.swift"), WRITTEN)
        self.assertEqual(self.read("App/Screen.swift"), VIEW)
        self.commit()
        out, _ = self.apply()
        self.assertTrue(out.endswith("\nNothing to write.\n"), out)
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertIn("Not listed\n  1 type with a role of the kit already\n", out)

    def test_a_type_with_two_roles_counts_once(self):
        self.write("App/List.swift", VIEW_MODEL + "final class Row: UITableViewCell { let viewModel = ListViewModel() }\n")
        self.commit()
        for role in ("view-model", "view", "holder"):
            self.apply("--role", role, "--quiet", "--allow-dirty")
        self.assertIn("Not listed\n  3 types with a role of the kit already\n", self.run_tool("adopt")[0])

    def test_one_role_is_written_at_a_time(self):
        self.commit()
        self.apply("--role", "holder", "--quiet")
        self.assertEqual(self.read("App/List.swift"), VIEW_MODEL)
        self.assertIn("extension Screen: SwiftMVVMPattern.ViewModelHolder {}\n", self.read("App/Screen.swift"))

    def test_the_written_types_are_in_the_json(self):
        self.commit()
        result = json.loads(self.apply("--reporter", "json")[0])
        self.assertEqual([each["state"] for each in result["types"]], ["written"])

    def test_the_checker_knows_the_written_roles(self):
        self.commit()
        self.apply("--quiet")
        out, _ = self.run_tool("roles", "--explain", "ListViewModel")
        self.assertIn("ListViewModel is a view model, by the kit's protocol\n", out)

    def test_uncommitted_changes_are_an_error(self):
        self.commit()
        self.write("App/New.swift", "")
        _, error = self.apply(exits=2)
        self.assertIn("error: the git work tree has uncommitted changes (App/New.swift)", error)
        self.assertEqual(self.read("App/List.swift"), VIEW_MODEL)
        self.apply("--allow-dirty")
        self.assertEqual(self.read("App/List.swift"), WRITTEN)

    def test_a_folder_without_git_is_an_error(self):
        os.rmdir(self.path(".git"))
        self.write(".mvvmlint.yml", "")
        self.assertIn("isn't in a git work tree", self.apply(exits=2)[1])
        self.apply("--allow-no-vcs")
        self.assertEqual(self.read("App/List.swift"), WRITTEN)

    def test_a_read_only_file_is_an_error_and_nothing_is_written(self):
        self.write("App/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        os.chmod(self.path("App/Detail.swift"), stat.S_IREAD)
        self.commit()
        for options in ([], ["--quiet"], ["--reporter", "json"]):
            with self.subTest(options):
                out, error = self.apply(*options, exits=2)
                self.assertEqual(out, "")
                self.assertEqual(
                    error,
                    f"error: can't edit {self.root}/App/Detail.swift: it is read-only; make it writable and run the command again\n"
                    "note: nothing was written\n")
                self.assertEqual(self.git("status", "--porcelain"), "")
        out, _ = self.run_tool("adopt")
        self.assertRegex(out, "DetailViewModel +App/Detail.swift:1 +its file can't be edited: it is read-only")

    def test_a_named_submodule_is_not_edited(self):
        self.write("Library/.git", "gitdir: elsewhere\n")
        self.write("Library/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        _, error = self.apply("Library", "--allow-dirty", exits=2)
        self.assertIn("belongs to the submodule or repository Library, which isn't edited from outside", error)
        self.assertIn("DetailViewModel", self.run_tool("adopt", "Library")[0])

    def test_a_named_link_is_not_edited(self):
        os.symlink("List.swift", self.path("App/Linked.swift"))
        self.commit()
        _, error = self.apply("App/Linked.swift", exits=2)
        self.assertIn("App/Linked.swift is a symbolic link, and files behind links aren't edited; name", error)
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_a_read_only_file_without_a_change_is_no_error(self):
        os.chmod(self.path("App/Screen.swift"), stat.S_IREAD)
        self.commit()
        self.apply("--quiet")
        self.assertEqual(self.read("App/List.swift"), WRITTEN)

    def test_a_read_only_folder_is_an_error_and_nothing_is_written(self):
        self.write("Detail/Detail.swift", "final class DetailViewModel { func load() {} }\n")
        self.commit()
        os.chmod(self.path("Detail"), 0o555)
        self.addCleanup(os.chmod, self.path("Detail"), 0o755)
        _, error = self.apply(".", exits=2)
        self.assertIn("/Detail/Detail.swift: its folder is read-only; make it writable and run the command again\n", error)
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_a_full_disk_is_an_error_and_leaves_the_old_file(self):
        self.write("App/List.swift", VIEW_MODEL + "// padding\n" * 30_000)
        self.commit()
        before = self.read("App/List.swift")
        # The cache of the first run is complete.
        self.run_tool("adopt")
        # A larger file than the limit fails like a full disk.
        done = subprocess.run(
            [TOOL, "adopt", "--apply", "--quiet"], cwd=self.root, capture_output=True, encoding="utf-8",
            env={**os.environ, **self.home}, preexec_fn=limit_file_size, timeout=180, check=False)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("App/List.swift: File too large; correct that and run the command again", done.stderr)
        self.assertEqual(self.read("App/List.swift"), before)
        self.assertEqual(sorted(os.listdir(self.path("App"))), ["List.swift", "Screen.swift"])

    def test_links_and_files_of_submodules_are_not_edited(self):
        detail = "final class DetailViewModel { func load() {} }\n"
        self.write("Elsewhere/Linked.txt", detail)
        os.symlink("../Elsewhere/Linked.txt", self.path("App/Linked.swift"))
        self.write("Library/Sources/Inner.swift", detail.replace("Detail", "Inner"))
        self.commit()
        self.write("Library/.git", "gitdir: elsewhere\n")
        out, _ = self.apply("--allow-dirty", ".")
        self.assertRegex(out, "DetailViewModel +App/Linked.swift:1 +its file can't be edited: it is reached through a symbolic link")
        self.assertRegex(out, "InnerViewModel +Library/Sources/Inner.swift:1 +its file can't be edited: it belongs to the submodule")
        self.assertEqual(self.read("App/List.swift"), WRITTEN)
        self.assertEqual(self.read("Elsewhere/Linked.txt"), detail)

    def test_a_subclass_adopts_the_role_that_its_superclass_cannot_adopt(self):
        base = "class BaseViewModel {\n  func load() {}\n}\n"
        subclass = "class HomeViewModel: BaseViewModel {}\n"
        written = "\nextension HomeViewModel: SwiftMVVMPattern.ViewModel {}\n"
        self.write("Library/Base.swift", base)
        self.write("App/List.swift", subclass)
        self.commit()
        out, _ = self.run_tool("adopt", "App/List.swift")
        reason = "inherits the role if its superclass 'BaseViewModel' adopts it, which the options leave out; do that first"
        self.assertRegex(out, f"1 type can't adopt ViewModel\n  HomeViewModel +App/List.swift:1 +{reason}")
        self.assertIn("  1 type with the role of a superclass\n", self.run_tool("adopt")[0])
        self.write("Library/.git", "gitdir: elsewhere\n")
        for paths in (["."], ["App"]):
            with self.subTest(paths):
                out, _ = self.apply("--allow-dirty", *paths)
                self.assertNotIn("with the role of a superclass", out)
                self.assertTrue(self.read("App/List.swift").endswith(subclass + written))
                self.write("App/List.swift", subclass)
        os.remove(self.path("Library/.git"))
        self.write("Library/Base.swift", base.rstrip() + " /* a\nb */ struct Base {\n}\n")
        self.apply("--allow-dirty", ".")
        self.assertTrue(self.read("App/List.swift").endswith(subclass + written))

    def test_a_type_without_a_place_leaves_the_others(self):
        note = "final class NoteViewModel { func load() {} } /* a comment\nof two lines */ final class NoteCounter {\n}\n"
        self.write("App/List.swift", VIEW_MODEL + note)
        self.commit()
        out, _ = self.apply()
        self.assertRegex(out, "1 type can't adopt ViewModel\n  NoteViewModel +App/List.swift:5 +a comment that begins on the line of its end")
        self.assertIn("\nextension ListViewModel: SwiftMVVMPattern.ViewModel {}\n\nfinal class NoteViewModel", self.read("App/List.swift"))

    def test_types_with_the_same_place_below_adopt_the_role_in_one_run(self):
        self.write("App/Row.swift", "class CViewModel { func load() {} } /* a\nb */ class DViewModel { func load() {} }\n")
        self.commit()
        self.assertIn("3 types adopted ViewModel\n", self.apply()[0])
        written = "\nextension CViewModel: SwiftMVVMPattern.ViewModel {}\n\nextension DViewModel: SwiftMVVMPattern.ViewModel {}\n"
        self.assertTrue(self.read("App/Row.swift").endswith(written))
        self.commit()
        self.assertIn("Nothing to write.", self.apply()[0])

    def test_a_comment_of_several_lines_after_a_type_stays_beside_it(self):
        note = "final class NoteViewModel { func load() {} } /* a comment\nof two lines */\n"
        self.write("App/List.swift", VIEW_MODEL + note)
        self.commit()
        self.apply()
        written = "\nof two lines */\n\nextension NoteViewModel: SwiftMVVMPattern.ViewModel {}\n"
        self.assertTrue(self.read("App/List.swift").endswith(written))

    def test_a_license_beside_the_first_declaration_stays_whole(self):
        license = "/*\n A license.\n\n*/ "
        self.write("App/List.swift", license + VIEW_MODEL.removeprefix("import UIKit\n"))
        self.commit()
        self.apply()
        expected = "/*\n A license.\n\n*/\n\nimport protocol SwiftMVVMPattern.ViewModel\n\nfinal class ListViewModel"
        self.assertTrue(self.read("App/List.swift").startswith(expected), self.read("App/List.swift"))

    def test_build_settings_make_the_import_public(self):
        self.write("App.xcodeproj/project.pbxproj", PROJECT)
        self.write("App/App.xcconfig", "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES\n")
        self.write("App/List.swift", "import UIKit\npublic " + FINE)
        self.commit()
        self.apply("--quiet")
        self.assertIn("\npublic import protocol SwiftMVVMPattern.ViewModel\n", self.read("App/List.swift"))

    def test_quiet_prints_nothing(self):
        self.commit()
        self.assertEqual(self.apply("--quiet"), ("", ""))


if __name__ == "__main__":
    unittest.main()
