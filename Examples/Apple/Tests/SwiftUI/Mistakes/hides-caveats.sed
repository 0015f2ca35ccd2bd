# breaks: what has to be said of an answer stands with its rows
/if !repos.isEmpty, let notice/d
