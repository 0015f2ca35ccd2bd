# breaks: a failed list can be reloaded
/viewModel.reload()$/d
