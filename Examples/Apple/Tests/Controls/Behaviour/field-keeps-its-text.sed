# fails: table: two screens on one view model show one search
/let query = list?.query ?? ""/d;/if search.searchBar.text != query/d
