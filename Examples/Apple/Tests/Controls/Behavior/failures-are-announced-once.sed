# fails: table: each failure is announced once: timed out waiting for: announcement 2
s/announcer.announce(isLoading ? nil : list?.notice, of: screen)/if !isLoading { announcer.announce(list?.notice, of: screen) }/
