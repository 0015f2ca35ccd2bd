# fails: tiles: only the latest answer is shown, in whatever order answers arrive: the visible rows
/snapshot.reconfigureItems/d
