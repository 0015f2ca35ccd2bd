# fails: the tag of stars, 5, is that of [], and not of one label
s/tag="5"/tag="7"/
