"""Servers on loopback that break the connection or their reply."""

import gzip
import socket
import struct
import threading

PAGE = (
    b'{"total_count": 1, "incomplete_results": false, "items": [{"id": 1, "full_name": "octo/first", '
    b'"description": "Number 1", "language": "Swift", "stargazers_count": 100}]}'
)
ZIPPED = gzip.compress(PAGE)
GZIP = b"Content-Encoding: gzip\r\n"


def read_head(connection):
    head = b""
    while b"\r\n\r\n" not in head:
        received = connection.recv(4096)
        if not received:
            break
        head += received
    return head


def reply(body, headers=b"", length=None):
    """Sends the body with this Content-Length; by default, the correct one."""

    def serve(connection):
        read_head(connection)
        length_line = b"Content-Length: %d\r\n" % (len(body) if length is None else length)
        connection.sendall(b"HTTP/1.1 200 OK\r\nConnection: close\r\n" + headers + length_line + b"\r\n" + body)

    return serve


def send(text):
    def serve(connection):
        read_head(connection)
        connection.sendall(text)

    return serve


def reset(text):
    """Sends the text and resets the connection, like a server that crashes."""

    def serve(connection):
        read_head(connection)
        connection.sendall(text)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    return serve


def refuse_tls(connection):
    connection.recv(4096)
    connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")


class BrokenServer:
    """Serves each connection with the given function; stops with the test."""

    def __init__(self, serve, host="127.0.0.1"):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.serve, self.socket = serve, socket.create_server((host, 0), family=family)
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self.handle, args=(connection,), daemon=True).start()

    def handle(self, connection):
        try:
            self.serve(connection)
        except OSError:
            pass  # the program closed the connection
        finally:
            connection.close()

    def close(self):
        # Closing alone isn't enough: a thread that waits in accept() keeps the socket open.
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
