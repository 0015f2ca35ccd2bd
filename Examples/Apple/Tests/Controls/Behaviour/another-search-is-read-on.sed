# fails: table: another search is read from the top
/if change.beginsAtTop { tableView/d
