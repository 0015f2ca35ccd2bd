# fails: table: a screen whose view model is replaced shows the new one
s/^    tracking = Tracking { \[weak self\] in self?.show() }$/    tracking = tracking ?? Tracking { [weak self, viewModel] in if self?.viewModel === viewModel { self?.show() } }/
