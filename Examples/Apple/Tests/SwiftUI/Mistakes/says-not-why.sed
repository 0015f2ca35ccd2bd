# breaks: a first load that fails says why, in place of rows
s/Text(notice)$/Text("Something went wrong")/
