# breaks: unchanged text is not searched for again
s/set { if newValue != query { search(newValue) } }/set { search(newValue) }/
