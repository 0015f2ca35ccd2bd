# fails: table: each failure is announced once: timed out waiting for: announcement 2
s/announcer.announce(isAwaited ? nil : list?.notice, of: screen)/if !isAwaited { announcer.announce(list?.notice, of: screen) }/
