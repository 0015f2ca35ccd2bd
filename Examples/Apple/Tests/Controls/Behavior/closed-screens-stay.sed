# fails: table: a closed screen is deallocated
s/list.onSelect = { \[weak self\] in self?.open(.detail($0)) }/list.onSelect = { self.open(.detail($0)) }/
