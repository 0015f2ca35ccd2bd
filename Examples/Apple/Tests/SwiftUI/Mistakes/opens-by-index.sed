# breaks: a selected row opens what it showed, even if the data has moved
# breaks: walk 1
s/NavigationLink(value: repo)/NavigationLink(value: repos.firstIndex(of: repo) ?? 0)/
s/navigationDestination(for: Repo.self) { RepoPage(viewModel.detail(of: \$0)) }/navigationDestination(for: Int.self) { place in\n          if viewModel.state.repos.indices.contains(place) { RepoPage(viewModel.detail(of: viewModel.state.repos[place])) }\n        }/
