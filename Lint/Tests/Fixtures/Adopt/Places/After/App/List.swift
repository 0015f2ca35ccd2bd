import protocol SwiftMVVMPattern.ViewModel

final class ListViewModel {
  func load() {}
}

extension ListViewModel: SwiftMVVMPattern.ViewModel {}
