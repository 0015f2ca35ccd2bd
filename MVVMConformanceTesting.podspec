Pod::Spec.new do |spec|
  spec.name = 'MVVMConformanceTesting'
  spec.version = '1.0.0'
  spec.summary = "Records a Swift Testing issue for each finding of SwiftMVVMPattern's probes."
  spec.homepage = 'https://github.com/falcon283/SwiftMVVMPattern'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'SwiftMVVMPattern contributors'
  spec.source = { git: "#{spec.homepage}.git", tag: spec.version.to_s }

  spec.swift_versions = ['5.0', '6.0']
  spec.ios.deployment_target = '13.0'
  spec.osx.deployment_target = '10.15'
  spec.tvos.deployment_target = '13.0'
  spec.watchos.deployment_target = '6.0'
  spec.visionos.deployment_target = '1.0'

  # A separate pod for test targets. CocoaPods would compile a subspec into the app's module, or the app's module twice.
  spec.module_name = 'MVVMConformanceTesting'
  spec.source_files = 'Conformance/Testing/*.swift'
  spec.dependency 'SwiftMVVMPattern/Conformance', spec.version.to_s
  spec.frameworks = 'Testing'
  spec.pod_target_xcconfig = { 'ENABLE_TESTING_SEARCH_PATHS' => 'YES' }
end
