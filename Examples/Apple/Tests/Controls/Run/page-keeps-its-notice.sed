# fails: a page shows what its view model says: the page
s/^    view.label(.notice)?.text = repo.notice ?? " "/    if let notice = repo.notice { view.label(.notice)?.text = notice }/
