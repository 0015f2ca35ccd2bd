@_implementationOnly import SwiftMVVMPattern

/// Other modules see the type, but not the kit.
public final class HiddenViewModel {
  public func load() {}
}

final class OwnViewModel {
  func load() {}
}
