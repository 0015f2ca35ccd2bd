import protocol SwiftMVVMPattern.ViewModel

final class FineViewModel {
  func load() {}
}

extension FineViewModel: SwiftMVVMPattern.ViewModel {}
