# breaks: a caveat of an answer is shown with its rows
/if !repos.isEmpty, let notice/d
