# Context: 'ios' belongs on the root, so that all subspecs support the same platforms
s|^    context.source_files|    context.ios.deployment_target = '14.0'\n&|
