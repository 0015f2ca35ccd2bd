# breaks: a repository that is twice in an answer has one row
s/state.repos.unique/state.repos/
