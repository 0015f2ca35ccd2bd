# breaks: a page shows what the store knows by now
s/@State private var viewModel/private let viewModel/
s/_viewModel = State(initialValue: viewModel)/self.viewModel = viewModel/
