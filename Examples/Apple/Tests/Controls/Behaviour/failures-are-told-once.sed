# fails: table: who does not see the screen is told of each failure, once: never: it is told 2 times
s/announcer.tell(isAwaited ? nil : list?.notice, of: screen)/if !isAwaited { announcer.tell(list?.notice, of: screen) }/
