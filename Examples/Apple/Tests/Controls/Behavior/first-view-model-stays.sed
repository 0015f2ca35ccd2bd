# fails: table: a screen whose view model is replaced shows the new one
s/^    token = observeChanges(for: self) {$/    token = token ?? observeChanges(for: self) { [viewModel] in/
s/^      (\(\$0\.viewModel?\..*\))$/      ($0.viewModel === viewModel, \1)/
s/^    } show: { screen, _ in$/    } show: { screen, value in/
s/^      screen\.show()$/      if value.0 { screen.show() }/
