# fails: table: a list that is pulled down asks again, and springs back once it is answered
/refresh.endRefreshing()/d
