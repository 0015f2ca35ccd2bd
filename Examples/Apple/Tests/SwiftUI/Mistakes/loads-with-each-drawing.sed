# breaks: a page is asked for once
s/navigationTitle(viewModel.title)/navigationTitle({ Task { await viewModel.load() }; return viewModel.title }())/
