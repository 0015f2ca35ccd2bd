# fails: a page shows its view model: the page
s/^    view.label(.notice)?.text = repo.notice ?? " "/    if let notice = repo.notice { view.label(.notice)?.text = notice }/
