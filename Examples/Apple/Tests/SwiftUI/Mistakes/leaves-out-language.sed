# breaks: a row shows its view model
/Text(row.language)/d
