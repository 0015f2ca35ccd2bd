# fails: table: a row's accessibility label contains everything it shows
s/\[row.name, "\\(row.stars) stars", row.language, row.description\]/[row.name]/
