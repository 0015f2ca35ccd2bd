# fails: there is no screen Detail
s/storyboardIdentifier="Detail"//
