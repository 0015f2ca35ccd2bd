"""Answers the search of GitHub's API on 127.0.0.1, for the UI test: at once for the first list, and 20 seconds later for a search.

    server.py PORT
"""

import http.server
import json
import os
import sys
import time
import urllib.parse

FIRST = ["octo/first", "octo/second", "octo/third"]
SEARCHED = ["octo/other", "octo/first"]
DELAY = float(os.environ.get("DELAY", 20))


def record(name):
    return {
        "id": 1 + (FIRST + SEARCHED).index(name), "full_name": name, "description": f"About {name}", "language": "Swift",
        "stargazers_count": 100}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if address.path.startswith("/repositories/"):
            return self.reply(record((FIRST + SEARCHED)[int(address.path.rpartition("/")[2]) - 1]))
        query = urllib.parse.parse_qs(address.query).get("q", [""])[0]
        names = FIRST
        # Without a search, the app asks for repositories with stars.
        if not query.startswith("stars:"):
            time.sleep(DELAY)
            names = SEARCHED
        self.reply({"total_count": len(names), "incomplete_results": False, "items": [record(name) for name in names]})

    def reply(self, value):
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
