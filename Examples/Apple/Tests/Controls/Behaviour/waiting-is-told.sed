# fails: table: who does not see the screen is told of each failure, once
s/announcer.tell(isAwaited ? nil : list?.notice/announcer.tell(list?.notice/
