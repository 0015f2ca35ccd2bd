// The umbrella module: `import SwiftMVVMPattern` imports every module, with SwiftPM and with CocoaPods.
@_exported public import MVVMBinding
@_exported public import MVVMContext
@_exported public import MVVMCore
@_exported public import MVVMLifecycle
@_exported public import MVVMNavigation
@_exported public import MVVMPresenter
@_exported public import MVVMState
