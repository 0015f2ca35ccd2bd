# fails: table: unchanged rows keep their cells
s/if change.showsOthers { tableView.reloadData() }/tableView.reloadData()/
