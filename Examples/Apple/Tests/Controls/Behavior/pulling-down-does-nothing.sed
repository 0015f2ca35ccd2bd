# fails: table: pulling down reloads, and the list springs back after the answer
s/refresh.addAction(.*/refresh.addAction(UIAction { [weak self] _ in self?.refresh.endRefreshing() }, for: .valueChanged)/
