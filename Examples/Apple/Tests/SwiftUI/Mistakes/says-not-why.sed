# breaks: a failure says why, in place of rows
s/Text(notice)$/Text("Something went wrong")/
