# fails: the tag of stars, 5, is that of ["label", "label"], and not of one label
s/tag="4"/tag="5"/
