# breaks: an answer without rows says that nothing matches
/RepoPlaceholder(viewModel: viewModel)/d
