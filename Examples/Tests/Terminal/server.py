"""A server on loopback with GitHub's search API that answers as the test tells it to."""

import http.server
import json
import threading
import urllib.parse

NAMES = ["octo/first", "octo/second", "octo/third"]


def record(number):
    return {
        "id": number + 1, "full_name": NAMES[number], "description": f"Number {number + 1}", "language": "Swift",
        "stargazers_count": 100 - number,
    }


class Server:
    """Can be stopped and started again on the same port, which the system chooses the first time."""

    def __init__(self):
        self.port = 0
        self.searches = []
        # The answer instead of repositories: a status, headers and a body.
        self.answer = None
        # While it is cleared, requests wait.
        self.is_open = threading.Event()
        self.is_open.set()
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self.handler())
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def close(self):
        self.is_open.set()
        self.stop()

    def reply(self, path):
        address = urllib.parse.urlsplit(path)
        if self.answer:
            return self.answer
        if address.path.startswith("/repositories/"):
            return 200, {}, record(int(address.path.rpartition("/")[2]) - 1)
        words = urllib.parse.parse_qs(address.query)["q"][0].removesuffix(" in:name,description")
        found = [number for number in range(3) if words in NAMES[number] or words == "stars:>0"]
        return 200, {}, {
            "total_count": len(found), "incomplete_results": False, "items": [record(number) for number in found],
        }

    def handler(self):
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                server.searches.append(self.path)
                server.is_open.wait()
                status, headers, body = server.reply(self.path)
                body = body.encode() if isinstance(body, str) else json.dumps(body).encode()
                try:
                    self.send_response(status)
                    for name, value in {**headers, "Content-Length": str(len(body))}.items():
                        self.send_header(name, value)
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass  # the program no longer waits

            def log_message(self, *_):
                pass

        return Handler
