# breaks: after a reload the same repository is selected
s/viewModel.selection?.id/Int64?.none/
