#!/usr/bin/env python3
"""Requests every page and image of the documentation site that a page links to, and renders four pages. Each page must be linked to.

  crawl.py [--links] [--external]

--links renders no page. --external requests the links to other sites, too, except addresses that exist only after the first release.

Each page consists of an HTML file and the data that it shows. Both must answer.
"""

import concurrent.futures
import html
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.request

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Documentation"))

import browser  # noqa: E402
import serve  # noqa: E402
from addresses import addresses  # noqa: E402

# Pages that the browser renders: the path, its title, an entry of the sidebar or of a tutorial's menu, and text of a code listing.
RENDERED = [
    ("documentation/swiftmvvmpattern", "SwiftMVVMPattern", "Safe selection", "ViewModelBinder"),
    ("documentation/mvvmcore/viewmodelholder", "ViewModelHolder", "ViewModelBinder", "InjectedViewController"),
    ("documentation/mvvmlint/unsafe-selection", "unsafe-selection", "Rules", "didSelectRowAt"),
    ("tutorials/swiftmvvmpattern/ascreeninfiveminutes", "A screen in five minutes", "Show the rows", "ContactsScreen"),
]
SECONDS = 60


class Crawler:
    def __init__(self, origin):
        self.origin = origin
        self.base = origin + serve.BASE
        self.broken = []
        self.external = {}

    def answers(self, url, page):
        """Whether the site has this address; records it with the page that links there otherwise."""
        try:
            with urllib.request.urlopen(url, timeout=SECONDS) as response:
                response.read()
            return True
        except urllib.error.URLError as error:
            self.broken.append(f"{page}: {url.removeprefix(self.origin)}: {getattr(error, 'code', error)}")
            return False

    def data(self, path, page):
        """The data of a page, if both the page and its data answer."""
        if not self.answers(f"{self.base}{path}", page) or not self.answers(f"{self.base}/data{path}.json", page):
            return None
        with urllib.request.urlopen(f"{self.base}/data{path}.json", timeout=SECONDS) as response:
            return json.load(response)

    def crawl(self, starts):
        """Visits the start pages and all pages that can be reached from them. Returns the visited paths and the number of images."""
        known, queue, images = set(starts), [(start, "start") for start in starts], set()
        while queue:
            path, page = queue.pop()
            data = self.data(path, page)
            if data is None:
                continue
            for link, kind in links(data):
                if kind == "image":
                    if link not in images and not link.startswith("http"):
                        images.add(link)
                        self.answers(self.base + link, path)
                elif link.startswith("/"):
                    target = link.split("#")[0].rstrip("/").lower()
                    if target not in known:
                        known.add(target)
                        queue.append((target, path))
                elif link.startswith("http"):
                    self.external.setdefault(link.split("#")[0], path)
                elif not link.startswith(("#", "mailto:")):
                    self.broken.append(f"{path}: {link}: a relative link, which the site can't resolve")
        return known, len(images)

    def check_external(self):
        def check(item):
            url, page = item
            request = urllib.request.Request(url, headers={"User-Agent": "Mozilla/5.0"})
            try:
                with urllib.request.urlopen(request, timeout=SECONDS):
                    return None
            except (urllib.error.URLError, OSError) as error:
                return f"{page}: {url}: {getattr(error, 'code', error)}"

        unpublished = tuple(addresses()[name] for name in ("releases", "documentation", "checker"))
        links = sorted(item for item in self.external.items() if not item[0].startswith(unpublished))
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            self.broken += filter(None, pool.map(check, links))


def links(data):
    """The links and images of a page's data, with their kind."""
    # The chapters of the tutorials have an address, but no page.
    modules = (data.get("hierarchy") or {}).get("modules", [])
    chapters = {module["reference"] for module in modules if isinstance(module, dict)}
    for name, reference in data.get("references", {}).items():
        if name in chapters:
            continue
        if reference.get("type") == "image" or reference.get("type") == "video":
            for variant in reference.get("variants", []):
                yield variant["url"], "image"
        elif "url" in reference:
            yield reference["url"], "page"


def pages_of_site():
    """The path of each page that the site contains."""
    data = os.path.join(serve.SITE, "data")
    for folder, _, names in os.walk(data):
        for name in names:
            path, extension = os.path.splitext(os.path.join(folder, name))
            if extension == ".json":
                yield "/" + os.path.relpath(path, data).replace(os.sep, "/").lower()


def render(url):
    """The text of a page after its scripts have run, as headless Chromium shows it."""
    with tempfile.TemporaryDirectory() as profile:
        result = subprocess.run(
            browser.command(profile, "--window-size=1400,1000", "--virtual-time-budget=20000", "--dump-dom", url), capture_output=True, text=True, timeout=4 * SECONDS, check=False,
        )
    return result.stdout


def text(markup):
    return html.unescape(re.sub(r"<[^>]*>", "", markup))


def section(markup, opening, closing):
    """The text between two patterns, or nothing."""
    found = re.search(f"{opening}(.*?){closing}", markup, re.DOTALL)
    return text(found.group(1)) if found else ""


def rendering_errors(base, pages):
    for path, title, entry, code in pages:
        markup = render(f"{base}/{path}")
        shown = [
            ("title", title, section(markup, "<title>", "</title>")),
            ("heading", title, section(markup, '<h1[^>]*class="(?:title|heading)', "</h1>")),
            ("sidebar", entry, section(markup, '<nav[^>]*class="navigator', "</nav>") or section(markup, '<div[^>]*class="navigator', "</aside>")
             or section(markup, '<nav[^>]*class="nav ', "</nav>")),
            ("code listings", code, " ".join(text(one) for one in re.findall(r"<pre.*?</pre>", markup, re.DOTALL))),
        ]
        for part, expected, found in shown:
            if expected not in found:
                yield f"{path}: the {part} should contain '{expected}', and is '{found[:200].strip()}'"


def redirect_errors(origin):
    """The address of the site itself leads to the start page."""
    with urllib.request.urlopen(f"{origin}{serve.BASE}/index.html", timeout=SECONDS) as response:
        if f"url={serve.START}/" not in response.read().decode():
            yield f"index.html doesn't lead to {serve.START}"


def main():
    if not os.path.isdir(serve.SITE):
        sys.exit("error: the site isn't built; run make docs")
    server = serve.server(0, serve.QuietHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    crawler = Crawler(f"http://127.0.0.1:{server.server_address[1]}")
    pages, images = crawler.crawl([serve.START.removeprefix(serve.BASE), "/documentation"])
    if "--external" in sys.argv[1:]:
        crawler.check_external()
    unreachable = sorted(set(pages_of_site()) - pages)
    errors = crawler.broken + [f"{path}: no page links to it" for path in unreachable]
    errors += redirect_errors(crawler.origin)
    rendered = [] if "--links" in sys.argv[1:] else RENDERED
    errors += rendering_errors(crawler.base, rendered)
    server.shutdown()
    for error in errors:
        print(f"error: {error}")
    if errors:
        return 1
    print(f"{len(pages)} pages and {images} images of the documentation answer; {len(rendered)} pages render")
    return 0


if __name__ == "__main__":
    sys.exit(main())
