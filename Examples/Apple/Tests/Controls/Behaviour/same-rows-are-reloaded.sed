# fails: table: rows that stay the same keep their cells
s/if change.showsOthers { tableView.reloadData() }/tableView.reloadData()/
