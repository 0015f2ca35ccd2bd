Pod::Spec.new do |spec|
  spec.name = 'mvvmlint'
  spec.version = '@VERSION@'
  spec.summary = 'Checks Swift apps for Model-View-ViewModel.'
  spec.homepage = '@REPOSITORY@'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'SwiftMVVMPattern contributors'
  spec.source = {
    http: '@POD_ADDRESS@',
    sha256: '@POD_CHECKSUM@'
  }

  spec.ios.deployment_target = '13.0'
  spec.osx.deployment_target = '10.15'
  spec.tvos.deployment_target = '13.0'
  spec.watchos.deployment_target = '6.0'
  spec.visionos.deployment_target = '1.0'

  # Nothing is compiled. A build phase calls "${PODS_ROOT}/mvvmlint/mvvmlint".
  spec.preserve_paths = '*'
end
