# 'pod_target_xcconfig' of the root would apply to every selection; move it to a subspec
s|^  spec.default_subspecs|  spec.pod_target_xcconfig = { 'SWIFT_VERSION' => '5.0' }\n&|
