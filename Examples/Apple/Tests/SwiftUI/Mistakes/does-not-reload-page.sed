# breaks: a failed page can be reloaded
s/.reloading { Task { await viewModel.load() } }/.reloading { Task {} }/
