# breaks: a list that failed is asked for again
s/{ _ = reload() }/{}/
