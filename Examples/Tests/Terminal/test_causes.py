"""Each failure of a server, a name or the disk has its own error."""

import os
import pathlib
import shutil
import ssl
import subprocess
import tempfile
import unittest

import memory
from broken_server import GZIP, PAGE, ZIPPED, BrokenServer, read_head, refuse_tls, reply, reset, send
from session import BINARY, COMMAND, SECONDS, Session
from server import Server

CLOSED = " closed the connection without a reply; try again"
PARTWAY = " closed the connection in the middle of its reply; try again"
BROKEN = "its compressed data is broken"
NAMESPACE = ["unshare", "-Urnm"]


def run(url, *arguments, prefix=()):
    return subprocess.run(
        [*prefix, BINARY, "--url", url, *arguments], input=b"search x\n", capture_output=True, timeout=SECONDS
    )


def has_namespaces():
    return shutil.which("unshare") and subprocess.run([*NAMESPACE, "true"], capture_output=True).returncode == 0


class Causes(unittest.TestCase):
    def serve(self, function, host="127.0.0.1"):
        server = BrokenServer(function, host)
        self.addCleanup(server.close)
        return server.port

    def assert_error(self, result, words):
        error = result.stderr.decode()
        self.assertEqual((result.returncode, result.stdout), (1, b""), error)
        self.assertTrue(error.startswith("repos: line 1: ") and error.count("\n") == 1, error)
        self.assertIn(words, error)
        for word in ["SSL", "NIO", "offline"]:
            self.assertNotIn(word, error)

    def test_a_broken_connection_or_body_is_reported(self):
        head = b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n"
        for name, serve, words in [
            ("closed", read_head, CLOSED),
            ("reset", reset(b""), CLOSED),
            ("half a body", reply(PAGE[:50], length=500), PARTWAY),
            ("half a chunk", send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc"), PARTWAY),
            ("no gzip", reply(b"no gzip" * 20, GZIP), BROKEN),
            ("changed gzip", reply(ZIPPED[:30] + b"\xff\x00" * 8 + ZIPPED[46:], GZIP), BROKEN),
            ("wrong checksum", reply(ZIPPED[:-8] + b"12345678", GZIP), BROKEN),
            ("no HTTP", send(b"SSH-2.0-OpenSSH_9\r\n"), "its reply isn't HTTP"),
        ]:
            with self.subTest(name):
                self.assert_error(run(f"http://127.0.0.1:{self.serve(serve)}"), words)

    def test_a_port_without_tls_is_reported(self):
        self.assert_error(run(f"https://127.0.0.1:{self.serve(refuse_tls)}"), "it doesn't use TLS on this port (use http://")

    @unittest.skipUnless(shutil.which("openssl"), "needs openssl")
    def test_an_untrusted_certificate_is_reported_in_one_sentence(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        names = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem", "-subj", "/CN=localhost"]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *names]
        subprocess.run(command, check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(f"{folder}/cert.pem", f"{folder}/key.pem")
        port = self.serve(lambda connection: context.wrap_socket(connection, server_side=True))
        result = run(f"https://localhost:{port}")
        self.assert_error(result, f"Can't use localhost:{port}: its certificate isn't trusted or has expired\n")

    def test_a_server_that_closes_before_the_handshake_is_reported(self):
        port = self.serve(lambda connection: connection.recv(4096))
        self.assert_error(run(f"https://127.0.0.1:{port}"), "it closed the connection before it was secure\n")

    def test_the_scheme_is_case_insensitive_and_ipv6_works(self):
        for url in [
            f"HTTP://127.0.0.1:{self.serve(reply(PAGE))}",
            f"http://[::1]:{self.serve(reply(PAGE), '::1')}",
            f"HtTp://LOCALHOST:{self.serve(reply(ZIPPED, GZIP))}",
        ]:
            with self.subTest(url):
                result = run(url)
                self.assertEqual((result.returncode, result.stderr), (0, b""))
                self.assertIn(b"> octo/first", result.stdout)

    def test_ipv6_follows_a_redirect(self):
        moved = []

        def serve(connection):
            if b"GET /moved" in read_head(connection):
                moved.append(True)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(PAGE) + PAGE)
            else:
                connection.sendall(
                    b"HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: http://[::1]:%d/moved\r\n\r\n" % self.port
                )

        self.port = self.serve(serve, "::1")
        self.assertIn(b"> octo/first", run(f"http://[::1]:{self.port}").stdout)
        self.assertTrue(moved)

    def test_a_refused_connection_and_an_unknown_name_are_reported(self):
        server = BrokenServer(read_head)
        server.close()
        self.assert_error(run(f"http://127.0.0.1:{server.port}"), "it refused the connection; check the address")
        self.assert_error(
            run("http://nowhere.invalid"),
            "No server named nowhere.invalid was found; check the spelling and the connection\n",
        )

    @unittest.skipUnless(has_namespaces(), "needs user namespaces")
    def test_offline_is_only_reported_without_another_interface(self):
        for url in ["http://nowhere.invalid", "http://192.0.2.1"]:
            for command in ["", "ip link set lo up 2>/dev/null; "]:
                result = run(url, prefix=[*NAMESPACE, "sh", "-c", command + 'exec "$@"', "sh"])
                self.assertEqual(result.returncode, 1)
                self.assertRegex(result.stderr.decode(), r"^repos: line 1: You are offline; connect to a network to reach ")
        here = run("http://127.0.0.1:9", prefix=NAMESPACE).stderr
        self.assertNotIn(b"offline", here)

    def test_memory_stays_within_64_mb_of_the_idle_program(self):
        for name in memory.BODIES:
            with self.subTest(name):
                above, _, hung_up, _, _ = memory.measure(name)
                self.assertLessEqual(above, memory.LIMIT_MB)
                self.assertTrue(hung_up, "the program is still reading")


class Caches(unittest.TestCase):
    """The cache's file is deleted, or its disk is full, while the program runs."""

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.server = Server()
        self.addCleanup(self.server.close)

    def browse(self, path):
        session = self.enterContext(Session("--url", self.server.url, "--cache", str(path), columns=100))
        session.wait_for("1 of 3")
        session.wait(lambda: session.lines[1] == "", "no notice")
        return session

    def reload(self, session):
        requests = len(self.server.searches)
        session.press("\x12")
        session.wait(lambda: len(self.server.searches) > requests and "Searching" not in session.lines[1], "the answer")

    def test_a_deleted_file_is_created_again(self):
        path = self.folder / "cache.sqlite"
        session = self.browse(path)
        path.unlink()
        # A different answer, because an unchanged one isn't saved again.
        session.press("octo")
        session.wait(lambda: path.exists() and path.stat().st_size, "the new file")
        session.wait(lambda: session.lines[1] == "", "no notice")

    def test_a_deleted_folder_is_reported_until_it_is_back(self):
        path = self.folder / "new" / "cache.sqlite"
        path.parent.mkdir()
        session = self.browse(path)
        shutil.rmtree(path.parent)
        self.reload(session)
        session.wait_for("These results aren't saved for offline use.")
        self.assertTrue(session.chosen.startswith("octo/first"))
        path.parent.mkdir()
        self.reload(session)
        session.wait(lambda: session.lines[1] == "" and path.exists(), "the new file")

    @unittest.skipUnless(has_namespaces(), "needs user namespaces")
    def test_a_full_disk_is_reported_until_it_has_space(self):
        disk = self.folder / "disk"
        disk.mkdir()
        fill, free = self.folder / "fill", self.folder / "free"
        # Mounts of a namespace aren't visible outside, so a shell inside fills and frees the disk on request.
        script = f"""
            mount -t tmpfs -o size=300k tmpfs {disk} || exit 1
            while sleep 0.05; do
              if test -e {fill}; then cat /dev/zero >{disk}/zeros; rm {fill}; fi
              if test -e {free}; then rm {disk}/zeros {free}; fi
            done 2>/dev/null &
            {COMMAND} --url {self.server.url} --cache {disk}/cache.sqlite
            kill $!
        """
        session = self.enterContext(Session("-Urm", "sh", "-c", script, command="unshare", columns=100))
        session.wait_for("1 of 3")
        self.request(fill)
        session.press("second")
        session.wait_for("There is no space left for")
        self.assertTrue(session.chosen.startswith("octo/second"))
        self.request(free)
        self.reload(session)
        session.wait(lambda: session.lines[1] == "", "no notice")

    def request(self, path):
        path.touch()
        while path.exists():
            pass


if __name__ == "__main__":
    unittest.main()
