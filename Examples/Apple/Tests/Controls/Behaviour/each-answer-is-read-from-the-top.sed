# fails: table: the same search, asked again, stays where it was read
s/list?.query != query \&\& !repos/!repos/
