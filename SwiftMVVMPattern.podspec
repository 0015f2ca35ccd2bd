Pod::Spec.new do |spec|
  spec.name = 'SwiftMVVMPattern'
  spec.version = '1.0.0'
  spec.summary = 'Compiler-enforced MVVM roles for UIKit and AppKit apps.'
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

  # Each folder is a module and a subspec. CocoaPods compiles the selected ones into one module.
  spec.module_name = 'SwiftMVVMPattern'
  spec.default_subspecs = 'Core'

  spec.subspec 'Core' do |core|
    core.source_files = 'Core/**/*.swift'
  end

  spec.subspec 'Presenter' do |presenter|
    presenter.source_files = 'Presenter/**/*.swift'
    presenter.dependency 'SwiftMVVMPattern/Core'
  end

  spec.subspec 'Context' do |context|
    context.source_files = 'Context/**/*.swift'
    context.dependency 'SwiftMVVMPattern/Core'
  end

  spec.subspec 'Binding' do |binding|
    binding.source_files = 'Binding/**/*.swift'
    binding.dependency 'SwiftMVVMPattern/Core'
  end

  spec.subspec 'State' do |state|
    state.source_files = 'State/**/*.swift'
    state.dependency 'SwiftMVVMPattern/Core'
    state.dependency 'SwiftMVVMPattern/Binding'
  end

  spec.subspec 'Lifecycle' do |lifecycle|
    lifecycle.source_files = 'Lifecycle/**/*.swift'
    lifecycle.dependency 'SwiftMVVMPattern/Core'
    lifecycle.dependency 'SwiftMVVMPattern/Binding'
  end

  spec.subspec 'Navigation' do |navigation|
    navigation.source_files = 'Navigation/**/*.swift'
    navigation.dependency 'SwiftMVVMPattern/Core'
  end

  # It doesn't import a test framework. The adapters that do are separate pods for test targets: MVVMConformanceXCTest and
  # MVVMConformanceTesting.
  spec.subspec 'Conformance' do |conformance|
    conformance.source_files = 'Conformance/*.swift'
    conformance.dependency 'SwiftMVVMPattern/Core'
    conformance.dependency 'SwiftMVVMPattern/Presenter'
    conformance.dependency 'SwiftMVVMPattern/Context'
    conformance.dependency 'SwiftMVVMPattern/Binding'
    conformance.dependency 'SwiftMVVMPattern/State'
    conformance.dependency 'SwiftMVVMPattern/Lifecycle'
  end
end
