# fails: table: reloading a search keeps the scroll position
s/list?.query != query \&\& !repos/!repos/
