# fails: table: a row is read out with all that it shows
s/\[row.name, "\\(row.stars) stars", row.language, row.description\]/[row.name]/
