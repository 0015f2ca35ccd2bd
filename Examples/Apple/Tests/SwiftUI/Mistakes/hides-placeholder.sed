# breaks: an answer without rows shows that nothing matches
/RepoPlaceholder(viewModel: viewModel)/d
