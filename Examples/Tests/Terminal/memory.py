"""Measures the program's peak memory while a server sends a body that never ends.

REPOS=.build/debug/repos python3 Tests/Terminal/memory.py prints, for each body, the peak (VmHWM) above the idle
program, the time until the error is on screen, and the error.
"""

import gzip
import threading
import time

from broken_server import BrokenServer
from session import Session

RELOAD, QUIT = "\x12", "\x11"
LIMIT_MB = 64
PAGE = b'{"total_count": 0, "incomplete_results": false, "items": []}'
SPACES = b" " * 65536


def gzipped():
    """An endless gzip stream: one member after another, each a thousand times as long once it is unpacked."""
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


def bytewise():
    while True:
        yield b"1\r\n \r\n" * 10000


def chunked(blocks):
    for block in blocks:
        yield b"%x\r\n%s\r\n" % (len(block), block)


def zipped_in_one():
    """An endless gzip stream of one member."""
    import zlib

    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    zeros = bytes(1 << 20)
    while True:
        if block := packer.compress(zeros):
            yield block


CHUNKED = "Transfer-Encoding: chunked"
GZIP = "Content-Encoding: gzip"
BODIES = {
    "until the connection closes": ("", plain),
    "slow": ("", lambda: slowly(plain(), 0.02)),
    "in chunks": (CHUNKED, lambda: chunked(plain())),
    "slow, in chunks": (CHUNKED, lambda: chunked(slowly(plain(), 0.02))),
    "with a length": ("Content-Length: 99999999999", plain),
}
# Not always bounded: URLSession on Linux unpacks all that it has received before it cancels, and makes a timer for each part.
UNBOUNDED = {
    "gzip": (GZIP, gzipped),
    "gzip of one member": (GZIP, zipped_in_one),
    "gzip, in chunks": (f"{CHUNKED}\r\n{GZIP}", lambda: chunked(gzipped())),
    "gzip of one member, in chunks": (f"{CHUNKED}\r\n{GZIP}", lambda: chunked(zipped_in_one())),
    "slow gzip": (GZIP, lambda: slowly(zipped_in_one(), 0.002)),
    "gzip with a length": (f"{GZIP}\r\nContent-Length: 99999999999", gzipped),
    "in chunks of a byte": (CHUNKED, bytewise),
}


class EndlessServer(BrokenServer):
    """Sends an empty result, or the body that the test names."""

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
            header, blocks = self.body
            head = "\r\n".join(line for line in ["HTTP/1.1 200 OK", "Connection: close", header] if line)
            try:
                connection.sendall(f"{head}\r\n\r\n".encode())
                for block in blocks():
                    connection.sendall(block)
                    self.sent += len(block)
            except OSError:
                self.ended.set()  # the program has hung up


def peak(process):
    """The most memory that the process has had, in kB."""
    with open(f"/proc/{process}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))


def measure(name):
    """The peak above the idle program in MB, the seconds, and the error."""
    server = EndlessServer()
    try:
        with Session("--url", server.url, columns=120, rows=24) as session:
            session.wait(lambda: session.shows("0 of 0") or session.shows("Nothing matches"), "the empty list")
            idle = peak(session.child.pid)
            server.body = {**BODIES, **UNBOUNDED}[name]
            start = time.monotonic()
            session.press(RELOAD)
            session.wait(lambda: session.shows("MB") or session.shows("bytes") or session.shows("in time"), "the error")
            seconds = time.monotonic() - start
            hung_up = server.ended.wait(1 if "byte" in name else 60)
            error = session.lines[2]
            above = (peak(session.child.pid) - idle) / 1024
            session.press(QUIT)
            session.wait_for_end()
            return above, seconds, hung_up, server.sent >> 20, error
    finally:
        server.close()


if __name__ == "__main__":
    for name in {**BODIES, **UNBOUNDED}:
        above, seconds, hung_up, sent, error = measure(name)
        print(f"{name:30} {above:6.1f} MB above idle  {seconds:5.1f} s  sent {sent} MB  {'' if hung_up else 'STILL SENDING '}{error}", flush=True)
