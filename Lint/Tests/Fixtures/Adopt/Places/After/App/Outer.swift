import protocol SwiftMVVMPattern.ViewModel

/// Its superclass is in a submodule.
final class OuterViewModel: InnerViewModel {
  func save() {}
}

extension OuterViewModel: SwiftMVVMPattern.ViewModel {}
