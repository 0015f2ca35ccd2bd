# breaks: a page shows what its view model says
/\.task { await viewModel.load() }/d
