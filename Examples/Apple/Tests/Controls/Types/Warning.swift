// fails: variable 'unused' was never used
func warn() { var unused = 1 }
