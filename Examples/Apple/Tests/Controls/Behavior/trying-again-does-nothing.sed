# fails: table: a failure has a button to try again
s/new?.configuration { \[weak self\] in self?.viewModel?.reload() }/new?.configuration {}/
