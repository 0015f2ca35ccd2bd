# Context: no file matches 'Contexts/**/*.swift'
s|'Context/\*\*|'Contexts/**|
