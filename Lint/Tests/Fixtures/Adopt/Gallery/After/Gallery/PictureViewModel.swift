public import SwiftMVVMPattern

/// Uses the kit, which the module doesn't show to others yet.
func isPicture(_ model: any ViewModel) -> Bool { false }

public final class PictureViewModel {
  public init() {}
  public func zoom() {}
}

extension PictureViewModel: SwiftMVVMPattern.ViewModel {}
