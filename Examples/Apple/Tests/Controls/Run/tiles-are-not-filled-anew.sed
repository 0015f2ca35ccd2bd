# fails: tiles: only the latest answer is shown, whatever comes when: the rows in view
/snapshot.reconfigureItems/d
