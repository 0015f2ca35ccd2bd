# breaks: a failed first load shows the error in place of rows
s/Text(notice)$/Text("Something went wrong")/
