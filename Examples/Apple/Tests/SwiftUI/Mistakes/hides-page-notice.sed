# breaks: a page shows the caveat of its answer
/if let notice = viewModel.notice { RepoNotice/d
