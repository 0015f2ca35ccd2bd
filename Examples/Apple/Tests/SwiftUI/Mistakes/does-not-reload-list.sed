# breaks: a list that failed is asked for again
/viewModel.reload()$/d
