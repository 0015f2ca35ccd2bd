# breaks: the button in the bar asks again
s/{ Task { await reload() } }/{}/
