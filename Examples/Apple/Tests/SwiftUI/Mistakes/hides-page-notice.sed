# breaks: a page says what has to be said of its answer
/if let notice = viewModel.notice { RepoNotice/d
