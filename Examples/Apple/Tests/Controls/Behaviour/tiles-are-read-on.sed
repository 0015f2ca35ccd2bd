# fails: tiles: another search is read from the top
/guard change.beginsAtTop else/d;/collectionView.scrollToItem(at/d
