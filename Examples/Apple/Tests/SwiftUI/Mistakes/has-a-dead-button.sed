# breaks: a failed list can be reloaded
s/{ _ = reload() }/{}/
