#if canImport(SwiftMVVMPattern)
  public import SwiftMVVMPattern
#endif
public import protocol SwiftMVVMPattern.View
public import protocol SwiftMVVMPattern.ViewModel

/// Only a view of the kit has handles.
private func hasHandle(_ view: any View) -> Bool { false }

public final class HandleViewModel {
  public init() {}
  public func press() {}
}

extension HandleViewModel: SwiftMVVMPattern.ViewModel {}
