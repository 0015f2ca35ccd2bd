# breaks: a repository that an answer tells twice is one row
s/state.repos.unique/state.repos/
