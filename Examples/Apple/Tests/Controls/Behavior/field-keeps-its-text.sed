# fails: table: two screens of one view model show the same search
/let query = list?.query ?? ""/d;/if search.searchBar.text != query/d
