# fails: table: a failure offers to try again
s/new?.configuration { \[weak self\] in self?.viewModel?.reload() }/new?.configuration {}/
