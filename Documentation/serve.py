#!/usr/bin/env python3
"""Serves the documentation site under the path of its published address.

  serve.py [--port PORT]     8000 by default; 0 chooses a free one
"""

import argparse
import functools
import http.server
import os
import sys
import urllib.parse

sys.dont_write_bytecode = True

from addresses import ROOT, addresses

# The path of the published site's address, without a trailing slash.
BASE = urllib.parse.urlsplit(addresses()["documentation"]).path
SITE = os.path.join(ROOT, ".build-docs", "site")
START = f"{BASE}/documentation/swiftmvvmpattern"


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of the site, and redirects the root to the start page."""

    def do_GET(self):
        if self.path.split("?")[0] in ("/", BASE, BASE + "/"):
            self.send_response(302)
            self.send_header("Location", START)
            self.end_headers()
        else:
            super().do_GET()

    def translate_path(self, path):
        inside = path[len(BASE):] if path.startswith(BASE + "/") else "/outside-of-the-site"
        return super().translate_path(inside)


class QuietHandler(SiteHandler):
    def log_message(self, format, *arguments):
        pass


def server(port, handler=SiteHandler):
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(handler, directory=SITE))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: %(default)s)")
    options = parser.parse_args()
    if not os.path.isdir(SITE):
        sys.exit("error: the site isn't built; run make docs")
    try:
        listening = server(options.port)
    except OSError as error:
        sys.exit(f"error: can't listen on port {options.port}: {error.strerror}; choose another one with --port")
    print(f"http://localhost:{listening.server_address[1]}{START}  (Control-C stops the server)", flush=True)
    try:
        listening.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
