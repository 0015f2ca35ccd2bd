s/^    let notice = viewModel.notice ?? ""$/&\n    let unused = notice.count/
