# fails: table: a list that is pulled down asks again, and springs back once it is answered
s/refresh.addAction(.*/refresh.addAction(UIAction { [weak self] _ in self?.refresh.endRefreshing() }, for: .valueChanged)/
