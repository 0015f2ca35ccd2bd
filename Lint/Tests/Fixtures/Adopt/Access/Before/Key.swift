public final class KeyViewModel {
  public init() {}
  public func turn() {}
}

package final class LatchViewModel {
  func turn() {}
}
