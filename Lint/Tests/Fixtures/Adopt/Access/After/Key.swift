public import protocol SwiftMVVMPattern.ViewModel

public final class KeyViewModel {
  public init() {}
  public func turn() {}
}

extension KeyViewModel: SwiftMVVMPattern.ViewModel {}

package final class LatchViewModel {
  func turn() {}
}

extension LatchViewModel: SwiftMVVMPattern.ViewModel {}
