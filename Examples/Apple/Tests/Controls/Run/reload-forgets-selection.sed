# fails: the selected row
/^    showSelection()$/d
s/ { \[weak self\] in self?.showSelection() }$//
