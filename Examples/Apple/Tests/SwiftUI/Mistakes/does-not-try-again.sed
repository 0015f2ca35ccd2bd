# breaks: the button in the placeholder reloads
s/Button("Try Again") { viewModel.reload() }/Button("Try Again") {}/
