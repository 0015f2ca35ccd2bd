# fails: table: a new search begins at the top
/if change.beginsAtTop { tableView/d
