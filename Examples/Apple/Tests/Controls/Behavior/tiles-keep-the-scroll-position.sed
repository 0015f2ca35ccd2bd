# fails: tiles: a new search begins at the top
/guard change.beginsAtTop else/d;/collectionView.scrollToItem(at/d
