# fails: the tag of stars, 5, belongs to [], not to one label
s/tag="5"/tag="7"/
