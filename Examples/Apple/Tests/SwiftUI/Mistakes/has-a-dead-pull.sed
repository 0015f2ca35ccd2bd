# breaks: pulling asks again, and ends with the answer
s/refreshable { await reload().value }/refreshable {}/
