# breaks: a page that failed is asked for again
s/.reloading { Task { await viewModel.load() } }/.reloading { Task {} }/
