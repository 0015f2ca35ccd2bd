# breaks: a page shows the store's current repository
s/@State private var viewModel/private let viewModel/
s/_viewModel = State(initialValue: viewModel)/self.viewModel = viewModel/
