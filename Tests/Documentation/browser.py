"""Headless Chromium, for tests of pages: the arguments that start it, and a connection that controls a page."""

import base64
import fcntl
import json
import os
import select
import subprocess
import tempfile
import time

SECONDS = 60


def command(profile, *arguments):
    """The command that starts headless Chromium with a folder for its profile."""
    return ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={profile}", *arguments]


class Browser:
    """A page of headless Chromium, controlled over two pipes (the Chrome DevTools Protocol). Use it in a `with` statement."""

    def __init__(self, width=1400, height=1000, dark=False, scripts=True):
        self.size, self.dark, self.scripts = (width, height), dark, scripts
        self.number, self.buffer, self.events = 0, b"", []

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        # Chromium reads commands from descriptor 3 and writes answers to 4. The others are moved away from these numbers.
        pipes = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (*os.pipe(), *os.pipe())]

        def connect():
            os.dup2(pipes[0], 3)
            os.dup2(pipes[3], 4)

        self.process = subprocess.Popen(
            command(self.profile.name, "--remote-debugging-pipe", "--hide-scrollbars"), pass_fds=(3, 4), preexec_fn=connect,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.writer, self.reader = pipes[1], pipes[2]
        os.close(pipes[0])
        os.close(pipes[3])
        target = self.call("Target.createTarget", url="about:blank", session=None)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True, session=None)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=self.size[0], height=self.size[1], deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if self.dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not self.scripts)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.writer)
        os.close(self.reader)
        self.profile.cleanup()

    def message(self, deadline):
        while b"\0" not in self.buffer:
            if not select.select([self.reader], [], [], max(deadline - time.monotonic(), 0))[0]:
                raise TimeoutError("Chromium doesn't answer")
            part = os.read(self.reader, 1 << 20)
            if not part:
                raise ConnectionError("Chromium has ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=True, **parameters):
        """The answer to a command. Events before it are kept."""
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if session:
            request["sessionId"] = self.session
        data = json.dumps(request).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        deadline = time.monotonic() + SECONDS
        while True:
            message = self.message(deadline)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, name):
        deadline = time.monotonic() + SECONDS
        while not any(event.get("method") == name for event in self.events):
            self.events.append(self.message(deadline))

    def open(self, path, fragment=""):
        """Opens a file and waits until it is loaded."""
        self.events = []
        self.call("Page.navigate", url="file://" + os.path.abspath(path) + fragment)
        self.wait("Page.loadEventFired")

    def evaluate(self, script):
        """The value of an expression on the page, after promises are settled."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "the script failed"))
        return result["result"].get("value")

    def press(self, key, code=0, text=""):
        """Presses a key, such as Tab, Enter or ArrowDown."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        number, text = code or codes.get(key, 0), text or ("\r" if key == "Enter" else "")
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key, code=key, windowsVirtualKeyCode=number, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=number)

    def errors(self):
        """The errors and warnings that the page has caused so far."""
        self.evaluate("0")
        exceptions = [event["params"]["exceptionDetails"]["text"] for event in self.events if event.get("method") == "Runtime.exceptionThrown"]
        entries = [event["params"]["entry"]["text"] for event in self.events if event.get("method") == "Log.entryAdded"]
        return exceptions + entries

    def requests(self):
        """The addresses that the page has requested so far."""
        self.evaluate("0")
        return [event["params"]["request"]["url"] for event in self.events if event.get("method") == "Network.requestWillBeSent"]

    def accessibility(self):
        """The nodes that a screen reader reads, as pairs of role and name."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]

    def screenshot(self, path, whole=True):
        """Writes a PNG file of the whole page, or of its visible part."""
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
