# breaks: a list without rows opens nothing
s/{ RepoPlaceholder(viewModel: viewModel) }/{ NavigationLink(value: Repo(id: 0, owner: "no", name: "one", description: "", language: nil, stars: 0)) { RepoPlaceholder(viewModel: viewModel) } }/
