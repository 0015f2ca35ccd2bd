# fails: table: a screen that is closed is let go of
s/list.onSelect = { \[weak self\] in self?.open(.detail($0)) }/list.onSelect = { self.open(.detail($0)) }/
