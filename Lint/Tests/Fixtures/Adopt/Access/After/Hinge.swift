public import SwiftMVVMPattern

/// Uses the kit, and doesn't adopt a role.
func isHinge(_ model: any ViewModel) -> Bool { false }

public final class HingeViewModel {
  public init() {}
  public func squeak() {}
}

extension HingeViewModel: SwiftMVVMPattern.ViewModel {}
