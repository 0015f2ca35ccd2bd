# fails: table: each failure is announced once
s/announcer.announce(isAwaited ? nil : list?.notice/announcer.announce(list?.notice/
