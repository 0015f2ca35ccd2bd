# breaks: a row shows what its row view model says
/Text(row.language)/d
