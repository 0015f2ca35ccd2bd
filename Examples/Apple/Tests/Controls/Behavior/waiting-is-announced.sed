# fails: table: each failure is announced once
s/announcer.announce(isLoading ? nil : list?.notice/announcer.announce(list?.notice/
