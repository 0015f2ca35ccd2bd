# breaks: what is typed while an answer is awaited stays as it is typed
s/set { if newValue != query { search(newValue) } }/set {}/
