#if canImport(SwiftMVVMPattern)
  internal import SwiftMVVMPattern
#endif
internal import protocol SwiftMVVMPattern.View

/// Only a view of the kit has handles.
private func hasHandle(_ view: any View) -> Bool { false }

public final class HandleViewModel {
  public init() {}
  public func press() {}
}
