# fails: is no XML
s/<.stackView>//
