# breaks: a selected row opens what it shows
s/NavigationLink(value: repo)/NavigationLink(value: repos[0])/
