# fails: a row that is scrolled into view shows its own repository: the visible rows
s/content.secondaryText = \[facts(row), row.description\].*/\
    let former = (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText?.split(separator: "\\n")\
    let about = row.description.isEmpty ? former?.dropFirst().first.map { String($0) } ?? "" : row.description\
    content.secondaryText = [facts(row), about].filter { !$0.isEmpty }.joined(separator: "\\n")/
