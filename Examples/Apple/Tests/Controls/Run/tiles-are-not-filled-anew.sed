# fails: tiles: only the latest answer is shown, in whatever order answers arrive: the rows in view
/snapshot.reconfigureItems/d
