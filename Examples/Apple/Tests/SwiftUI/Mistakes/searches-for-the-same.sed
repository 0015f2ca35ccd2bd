# breaks: text that stays the same is not searched for again
s/set { if newValue != query { search(newValue) } }/set { search(newValue) }/
