"""Measures the program's peak memory while a server sends an endless body.

REPOS=.build/debug/repos python3 Tests/Terminal/memory.py prints, for each body, the peak (VmHWM) above the idle
program, the time until the error is on screen, and the error. Arguments select some of the bodies.
"""

import gzip
import sys
import threading
import time
import zlib

from broken_server import BrokenServer
from session import Session

RELOAD, QUIT = "\x12", "\x11"
LIMIT_MB = 64
PAGE = b'{"total_count": 0, "incomplete_results": false, "items": []}'
SPACES = b" " * 65536


def gzipped(wbits=31):
    """An endless stream that expands a thousandfold: gzip, or zlib with 15 as `wbits`."""
    packer = zlib.compressobj(9, zlib.DEFLATED, wbits)
    zeros = bytes(1 << 20)
    while True:
        if block := packer.compress(zeros):
            yield block


def gzip_members():
    block = gzip.compress(bytes(1 << 24))
    while True:
        yield block


def plain():
    while True:
        yield SPACES


def slowly(blocks, pause):
    for block in blocks:
        time.sleep(pause)
        yield block


def chunked(blocks):
    for block in blocks:
        yield b"%x\r\n%s\r\n" % (len(block), block)


def bytewise(blocks):
    """Chunks of one byte each."""
    for block in blocks:
        yield b"".join(b"1\r\n%c\r\n" % byte for byte in block)


def extended():
    """Chunks of one byte with a long extension each."""
    while True:
        yield (b"1;" + b"x" * 4000 + b"\r\n \r\n") * 16


def header_lines():
    while True:
        yield b"X-Filler: " + b"x" * 1000 + b"\r\n"


def heads():
    while True:
        yield b"HTTP/1.1 100 Continue\r\n\r\n" * 1000


def encoded(encoding, *lines):
    return "\r\n".join([*lines, f"Content-Encoding: {encoding}"])


OK = "HTTP/1.1 200 OK"
CHUNKED = "Transfer-Encoding: chunked"
LENGTH = "Content-Length: 99999999999"
# A body may end with another error, because the program stops reading a reply that it can't use.
LARGE = "it is larger than 8 MB"
BROKEN = "its compressed data is broken"
UNKNOWN = "it compressed its reply in an unknown way"
SLOW = "didn't answer in time"
BODIES = {
    "until the connection closes": ("", plain, [LARGE]),
    "slow": ("", lambda: slowly(plain(), 0.02), [LARGE]),
    "in chunks": (CHUNKED, lambda: chunked(plain()), [LARGE]),
    "slow, in chunks": (CHUNKED, lambda: chunked(slowly(plain(), 0.02)), [LARGE]),
    "with a length": (LENGTH, plain, [LARGE]),
    "in chunks of a byte": (CHUNKED, lambda: bytewise(plain()), [LARGE, SLOW]),
    "in chunks with long extensions": (CHUNKED, extended, [LARGE, SLOW, "isn't HTTP"]),
    "gzip": (encoded("gzip"), gzip_members, [LARGE]),
    "gzip of one member": (encoded("gzip"), gzipped, [LARGE]),
    "gzip, in chunks": (encoded("gzip", CHUNKED), lambda: chunked(gzip_members()), [LARGE]),
    "gzip of one member, in chunks": (encoded("gzip", CHUNKED), lambda: chunked(gzipped()), [LARGE]),
    "gzip, in chunks of a byte": (encoded("gzip", CHUNKED), lambda: bytewise(gzipped()), [LARGE, SLOW]),
    "slow gzip": (encoded("gzip"), lambda: slowly(gzipped(), 0.002), [LARGE, SLOW]),
    "gzip with a length": (encoded("gzip", LENGTH), gzip_members, [LARGE]),
    "deflate": (encoded("deflate"), lambda: gzipped(15), [LARGE]),
    "zeros that claim to be Brotli": (encoded("br"), plain, [UNKNOWN]),
    "zeros that claim to be Zstandard": (encoded("zstd"), plain, [UNKNOWN]),
    "gzip twice": (encoded("gzip, gzip"), gzip_members, [UNKNOWN]),
    "of a redirect": ("HTTP/1.1 302 Found\r\nLocation: /", plain, [SLOW, "it redirects to"]),
    "of a server error": ("HTTP/1.1 500 Oops", plain, [LARGE]),
    "of a missing page": ("HTTP/1.1 404 Not Found", plain, [LARGE]),
    "of header lines": ("X-Filler: x", header_lines, ["isn't HTTP"]),
    "of interim replies": ("HTTP/1.1 100 Continue\r\n", heads, [SLOW, "isn't HTTP"]),
}


class EndlessServer(BrokenServer):
    """Sends an empty result, or the body that the test sets."""

    def __init__(self):
        self.body = None
        self.sent = 0
        self.ended = threading.Event()
        super().__init__(self.respond)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def respond(self, connection):
        with connection, connection.makefile("rb") as lines:
            while any(line.strip() for line in iter(lines.readline, b"\r\n")):
                pass
            if not self.body:
                head = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(PAGE)}\r\n\r\n"
                connection.sendall(head.encode() + PAGE)
                return
            header, blocks, _ = self.body
            status = [] if header.startswith("HTTP/") else [OK]
            end = "" if blocks in (header_lines, heads) else "\r\n"
            head = "\r\n".join(line for line in [*status, header] if line)
            try:
                connection.sendall(f"{head}\r\n{end}".encode())
                for block in blocks():
                    connection.sendall(block)
                    self.sent += len(block)
            except OSError:
                self.ended.set()  # the program has closed the connection


def peak(process):
    """The peak memory of the process in kB."""
    with open(f"/proc/{process}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


def measure(name):
    """The peak above the idle program in MB, the seconds, whether the program closed the connection, the MB sent, and the error."""
    server = EndlessServer()
    *_, errors = body = BODIES[name]
    try:
        with Session("--url", server.url, columns=120, rows=24) as session:
            session.wait(lambda: session.shows("0 of 0") or session.shows("Nothing matches"), "the empty list")
            idle = peak(session.child.pid)
            server.body = body
            start = time.monotonic()
            session.press(RELOAD)
            session.wait(lambda: any(map(session.shows, errors)), f"one of {errors}")
            seconds = time.monotonic() - start
            hung_up = server.ended.wait(60)
            error = session.lines[2]
            above = (peak(session.child.pid) - idle) / 1024
            session.press(QUIT)
            session.wait_for_end()
            return above, seconds, hung_up, server.sent >> 20, error
    finally:
        server.close()


if __name__ == "__main__":
    for name in sys.argv[1:] or BODIES:
        above, seconds, hung_up, sent, error = measure(name)
        print(f"{name:32} {above:6.1f} MB above idle  {seconds:5.1f} s  sent {sent} MB  {'' if hung_up else 'STILL SENDING '}{error}", flush=True)
