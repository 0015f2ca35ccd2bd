# breaks: a pending search is announced, and the former rows stay
s/let repos = viewModel.state.repos.unique/let repos = viewModel.notice == "Searching…" ? [] : viewModel.state.repos.unique/
