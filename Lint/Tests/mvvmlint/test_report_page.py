"""Opens the page of `mvvmlint report` in headless Chromium."""

import os
import shutil
import sys
import time
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Documentation"))
sys.path.insert(0, os.path.join(ROOT, "Lint", "Tools", "Speed"))

import generate  # noqa: E402
from browser import Browser  # noqa: E402
from project import BROKEN, VIEW, ProjectTest  # noqa: E402
from repository import RepositoryTest  # noqa: E402

CYCLE = {
    "Shelf/ShelfViewModel.swift": "import UIKit\nfinal class ShelfViewModel { var label: UILabel?; let store: BookStore }\n",
    "Model/BookStore.swift": "final class BookStore { weak var shelf: ShelfViewModel? }\nstruct Book {}\n",
    "Search/SearchCell.swift": "import UIKit\nfinal class SearchCell: UITableViewCell { func show(_ book: Book) {} }\n",
}


@unittest.skipUnless(shutil.which("chromium"), "there is no Chromium; run make setup")
class PageTest(ProjectTest):
    def page(self, *arguments):
        self.run_tool("report", "--html", "page.html", *arguments)
        return self.path("page.html")

    def check(self, browser, path):
        """The page has no errors and requests nothing else."""
        self.assertEqual(browser.errors(), [])
        self.assertEqual(browser.requests(), ["file://" + path])


class Demo(PageTest):
    def setUp(self):
        super().setUp()
        os.remove(self.path("App/Screen.swift"))
        for name, text in CYCLE.items():
            self.write(name, text)

    def test_a_box_opens_its_folder_by_keyboard(self):
        path = self.page()
        with Browser() as browser:
            browser.open(path)
            self.check(browser, path)
            focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
            browser.press("Tab")
            self.assertEqual(browser.evaluate(focused), "Skip to the map")
            browser.press("Enter")
            names = []
            for _ in range(4):
                browser.press("Tab")
                names.append(browser.evaluate(focused).split(":")[0])
            self.assertEqual(names, ["Map of folders", "Search", "Model", "Shelf"])
            browser.press("ArrowUp")
            self.assertEqual(browser.evaluate(focused).split(":")[0], "Model")
            browser.press("Enter")
            self.assertEqual(browser.evaluate(focused), "Model")
            self.assertEqual(browser.evaluate("[...document.querySelectorAll('.area[open]')].length"), 1)
            browser.press("Tab")
            browser.press("Escape")
            self.assertEqual(browser.evaluate(focused).split(":")[0], "Model")
            self.assertEqual(browser.evaluate("[...document.querySelectorAll('.area[open]')].length"), 0)
            self.check(browser, path)

    def test_a_type_shows_its_neighbors_and_findings(self):
        with Browser() as browser:
            browser.open(self.page())
            browser.evaluate("document.querySelector('#map a.box[data-box=\"2\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            browser.evaluate("new Promise((done) => setTimeout(done, 100))")
            browser.evaluate("[...document.querySelectorAll('.area[open] .types a')].find((link) => link.textContent === 'ShelfViewModel').click()")
            browser.evaluate("new Promise((done) => setTimeout(done, 100))")
            panel = browser.evaluate("document.querySelector('#type').innerText")
            for text in ["ShelfViewModel", "view model, by its name", "Used by (1)\nBookStore 1 place", "Uses (1)\nBookStore 1 place", "Findings"]:
                self.assertIn(text, panel)
            browser.evaluate("document.querySelector('#type a[href^=\"#finding\"]').click()")
            browser.evaluate("new Promise((done) => setTimeout(done, 100))")
            self.assertTrue(browser.evaluate("document.querySelector('.finding[open]').contains(document.activeElement)"))
            self.assertEqual(browser.errors(), [])

    def test_types_are_found_by_name(self):
        with Browser() as browser:
            browser.open(self.page())
            browser.evaluate("const field = document.querySelector('#type-name'); field.value = 'BOOK'; field.dispatchEvent(new Event('input'))")
            self.assertEqual(browser.evaluate("document.querySelector('#type-status').textContent"), "2 types")
            self.assertEqual(browser.evaluate("[...document.querySelectorAll('#type-results a')].map((link) => link.textContent).join()"), "Book,BookStore")

    def test_findings_are_filtered(self):
        with Browser() as browser:
            browser.open(self.page())
            count = "[...document.querySelectorAll('.finding')].filter((one) => one.checkVisibility()).length"
            before = browser.evaluate(count)
            self.assertGreater(before, 2)
            browser.evaluate("document.querySelector('#filter select[name=rule]').value = 'view-reference'; document.querySelector('#filter').requestSubmit()")
            self.assertEqual(browser.evaluate(count), 1)
            self.assertEqual(browser.evaluate("document.querySelector('#filter-status').textContent"), f"1 of {before} findings")
            browser.evaluate("document.querySelector('#filter').reset(); new Promise((done) => setTimeout(done, 100))")
            self.assertEqual(browser.evaluate(count), before)
            browser.evaluate("document.querySelector('#filter [name=text]').value = 'UILABEL expose'; document.querySelector('#filter').requestSubmit()")
            self.assertEqual(browser.evaluate(count), 1)

    def test_a_suppression_is_copied(self):
        with Browser() as browser:
            browser.open(self.page())
            browser.evaluate(
                "navigator.clipboard.writeText = async (text) => { window.copied = text }; "
                "document.querySelector('.finding[data-rule=view-reference] .copy button').click(); new Promise((done) => setTimeout(done, 50))")
            self.assertEqual(browser.evaluate("copied"), "// mvvmlint:disable:next view-reference - reason")

    def test_screen_readers_read_the_map_and_the_findings(self):
        with Browser() as browser:
            browser.open(self.page())
            nodes = browser.accessibility()
            for node in [("heading", "Architecture of project"), ("main", ""), ("navigation", "Sections"), ("region", "Map of folders"),
                         ("link", "Model: 2 types, 0 findings, in cycle 1"), ("search", "Findings"), ("searchbox", "Find a type"),
                         ("table", "Findings by folder")]:
                self.assertIn(node, nodes)
            unnamed = [role for role, name in nodes if not name and role in ("link", "button", "searchbox", "combobox", "heading", "region")]
            self.assertEqual(unnamed, [])
            regions = [name for role, name in nodes if role == "region"]
            self.assertEqual(sorted(regions), sorted(set(regions)))

    def test_the_page_is_readable_without_scripts(self):
        path = self.page()
        with Browser(scripts=False) as browser:
            browser.open(path, "#area-2")
            self.assertTrue(browser.evaluate("document.querySelector('.area[data-area=\"2\"]').open"))
            text = browser.evaluate("document.body.innerText")
            for part in ["Cycle 1: Model → Shelf → Model", "ShelfViewModel Shelf/ShelfViewModel.swift:2", "View model 1"]:
                self.assertIn(part, text)
            self.assertNotIn("Find a type", text)
            self.assertEqual(browser.evaluate("document.querySelectorAll('button').length && document.querySelector('#filter').checkVisibility()"), False)
            browser.evaluate("document.querySelector('.finding summary').click()")
            self.assertIn("To suppress it, write above the line: // mvvmlint:disable:next", browser.evaluate("document.body.innerText"))

    def test_a_narrow_page_does_not_scroll_sideways(self):
        for dark in (False, True):
            with Browser(width=360, dark=dark) as browser:
                browser.open(self.page())
                self.assertEqual(browser.evaluate("document.documentElement.scrollWidth"), 360)
                paper = browser.evaluate("getComputedStyle(document.body).backgroundColor")
                self.assertEqual(paper, "rgb(22, 25, 29)" if dark else "rgb(255, 255, 255)")


class Changes(RepositoryTest, PageTest):
    def test_a_type_shows_changed_findings_beside_the_total(self):
        self.init()
        self.write("App/Screen.swift", VIEW + "final class Page: UIViewController {}\n")
        self.write("App/List.swift", BROKEN)
        self.commit("first")
        self.write("App/List.swift", BROKEN.replace("  func show", "  weak var page: Page?\n  func show"))
        with Browser() as browser:
            browser.open(self.page("--since", "main"), "#type-0")
            panel = browser.evaluate("document.querySelector('#type').innerText")
            self.assertIn("ListViewModel", panel)
            for text in ["Page 1 place, 1 of 1 finding", "Screen 1 place, 0 of 1 finding"]:
                self.assertIn(text, panel)
            names = "[...document.querySelectorAll('#type .box.wrong text')].map((text) => text.textContent)"
            self.assertEqual(browser.evaluate(names), ["Page"])


class Examples(PageTest):
    def test_the_repository_browser_has_no_findings_and_no_cycles(self):
        path = self.page(os.path.join(ROOT, "Examples"))
        for dark in (False, True):
            with Browser(dark=dark) as browser:
                browser.open(path, "#area-0")
                self.check(browser, path)
                text = browser.evaluate("document.body.innerText")
                self.assertRegex(text, r"files with \d+ types in \d+ modules\. No cycles between them\.")
                self.assertRegex(text, r"Suppressed\t0")
                names = browser.evaluate("[...document.querySelectorAll('#map .title')].map((title) => title.textContent)")
                self.assertLess({"RepoModel", "RepoViewModels", "RepoTerminal"}, set(names))


class Empty(PageTest):
    def test_an_empty_project_has_no_errors(self):
        os.remove(self.path("App/Screen.swift"))
        path = self.page()
        with Browser() as browser:
            browser.open(path)
            self.check(browser, path)
            self.assertIn("The project contains no Swift files.", browser.evaluate("document.body.innerText"))


class Hostile(PageTest):
    SCRIPT = "<script>document.title = 'broken'</script><img src=x onerror=alert(1)>"

    def setUp(self):
        super().setUp()
        long_name = "Long" * 75
        self.write("App/Long.swift", VIEW.replace("Screen", long_name) + f"struct שלוםعالم {{ let other: {long_name} }}\n")
        self.write(f"{self.SCRIPT.split('/')[0]}/{'l' * 200}.swift", BROKEN)
        self.write("x\u202e\u2066gnp/A.swift", "final class ListViewModelFactory { let list: ListViewModel; let text = \"" + self.SCRIPT + "\" }\n")
        self.write("App/Text.swift", f"import UIKit // {self.SCRIPT}\u202e\nfinal class TextViewModel {{ let image = UIImage(named: \"{self.SCRIPT}\") }}\n")
        self.write("CODEOWNERS", "* @<b>owner</b>\n")

    def test_names_are_only_text(self):
        path = self.page()
        for width in (360, 1400):
            with Browser(width=width) as browser:
                browser.open(path)
                for area in range(4):
                    browser.evaluate(f"location.hash = 'area-{area}'; new Promise((done) => setTimeout(done, 50))")
                for type in range(6):
                    browser.evaluate(f"location.hash = 'type-{type}'; new Promise((done) => setTimeout(done, 50))")
                    self.assertEqual(browser.evaluate("document.querySelector('#type').hidden"), False)
                self.assertEqual(browser.evaluate("document.title"), "Architecture of project")
                self.assertEqual(browser.evaluate("document.querySelectorAll('img, main script, b').length"), 0)
                self.assertEqual(browser.evaluate("document.documentElement.scrollWidth"), width)
                self.check(browser, path)

    def test_texts_stay_in_their_boxes(self):
        self.write("WWWWWWWWWWWWWWWWWWMMMM/W.swift", f"final class {'W' * 60}ViewModel {{ let list: ListViewModel }}\n")
        self.write("日本語の長いフォルダ名前です日本語の長いフォルダ/J.swift", "struct Family {}\n")
        self.write("👩‍👩‍👧‍👦👩‍👩‍👧‍👦 family/E.swift", "struct Emoji {}\n")
        with Browser() as browser:
            browser.open(self.page())
            # The picture of a type's neighbors is drawn when its panel opens.
            browser.evaluate("for (const area of document.querySelectorAll('.area')) area.open = true")
            for number in range(10):
                browser.evaluate(f"location.hash = 'type-{number}'; new Promise((done) => setTimeout(done, 50))")
                outside = browser.evaluate("""[...document.querySelectorAll('.map .box')].flatMap((box) => {
                  const { left, right, top, bottom } = box.querySelector('rect').getBoundingClientRect();
                  return [...box.querySelectorAll('text')].filter((text) => {
                    const part = text.getBoundingClientRect();
                    return part.left < left || right - 3 < part.right || part.top < top || bottom < part.bottom;
                  }).map((text) => text.textContent);
                })""")
                self.assertEqual(outside, [])

    def test_a_right_to_left_name_does_not_reorder_the_text_around_it(self):
        with Browser() as browser:
            browser.open(self.page())
            order = browser.evaluate("""(() => {
              for (const area of document.querySelectorAll(".area")) area.open = true;
              const item = [...document.querySelectorAll(".types li")].find((item) => item.textContent.includes("שלום"));
              const left = (element) => element.getBoundingClientRect().left;
              return left(item.querySelector("bdi")) < left(item.querySelector(".note"));
            })()""")
            self.assertTrue(order)


class Large(PageTest):
    """The synthetic project with 10,000 types. The documentation states how long its page takes to open."""

    def test_10_000_types_are_shown_a_part_at_a_time(self):
        shutil.rmtree(self.path("App"))
        sys.argv = ["generate.py", self.root, "--scale", "0.84"]
        generate.main()
        path = self.page("--quiet")
        with Browser() as browser:
            browser.open(path)
            self.check(browser, path)
            self.assertIn("with 10081 types in 18 folders", browser.evaluate("document.body.innerText"))
            self.assertLess(browser.evaluate("document.querySelectorAll('*').length"), 12_000)
            begin = time.monotonic()
            browser.evaluate("location.hash = 'area-1'; new Promise((done) => setTimeout(done, 50))")
            self.assertEqual(browser.evaluate("document.querySelectorAll('.area[open] .types a').length"), 600)
            browser.evaluate("const field = document.querySelector('#type-name'); field.value = 'feature1500cell'; field.dispatchEvent(new Event('input'))")
            self.assertEqual(browser.evaluate("document.querySelector('#type-status').textContent"), "1 type")
            browser.evaluate("document.querySelector('#type-search').requestSubmit(); new Promise((done) => setTimeout(done, 50))")
            self.assertIn("Uses (1)\nItem1500", browser.evaluate("document.querySelector('#type').innerText"))
            self.check(browser, path)
            self.assertLess(time.monotonic() - begin, 60)


if __name__ == "__main__":
    unittest.main()
