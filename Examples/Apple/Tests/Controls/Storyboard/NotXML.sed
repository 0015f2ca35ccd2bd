# fails: is not XML
s/<.stackView>//
