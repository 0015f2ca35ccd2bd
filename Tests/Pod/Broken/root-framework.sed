# 'frameworks' of the root would apply to every selection; move it to a subspec
s|^  spec.default_subspecs|  spec.frameworks = 'UIKit'\n&|
