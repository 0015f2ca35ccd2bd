# 'source_files' of the root would apply to every selection; move it to a subspec
s|^  spec.default_subspecs|  spec.source_files = 'Core/**/*.swift'\n&|
