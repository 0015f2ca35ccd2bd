"""A project in a git repository, for tests of commands that read its history."""

import os
import shutil
import subprocess

from project import ProjectTest

DAY = 86_400
# Monday, 5 January 2026.
MONDAY = 1_767_571_200


class RepositoryTest(ProjectTest):
    def setUp(self):
        super().setUp()
        shutil.rmtree(self.path(".git"))

    def git(self, *arguments, **environment):
        done = subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=self.root, check=True, capture_output=True,
            encoding="utf-8", env={**os.environ, **environment})
        return done.stdout.strip()

    def init(self):
        self.git("init", "-q", "-b", "main")

    def commit(self, message, day=0):
        """Commits everything, some days after Monday, 5 January 2026."""
        date = f"{MONDAY + day * DAY} +0000"
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message, GIT_COMMITTER_DATE=date, GIT_AUTHOR_DATE=date)
