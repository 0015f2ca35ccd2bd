# breaks: a page is loaded once
s/navigationTitle(viewModel.title)/navigationTitle({ Task { await viewModel.load() }; return viewModel.title }())/
