# breaks: a page shows its view model
/\.task { await viewModel.load() }/d
