# fails: the tag of stars, 5, belongs to ["label", "label"], not to one label
s/tag="4"/tag="5"/
