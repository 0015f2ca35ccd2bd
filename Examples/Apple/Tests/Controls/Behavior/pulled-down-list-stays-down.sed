# fails: table: pulling down reloads, and the list springs back after the answer
/refresh.endRefreshing()/d
