# breaks: text typed during a search isn't changed
s/set { if newValue != query { search(newValue) } }/set {}/
