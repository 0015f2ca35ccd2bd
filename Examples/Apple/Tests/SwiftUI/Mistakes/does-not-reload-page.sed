# breaks: a page that failed is asked for again
/await Task { await viewModel.load() }.value/d
