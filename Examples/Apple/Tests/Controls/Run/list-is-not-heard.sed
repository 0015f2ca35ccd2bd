# fails: a row shows what its row view model says: the rows in view
s/^    tracking = Tracking { \[weak self\] in self?.show() }$/    show()/
