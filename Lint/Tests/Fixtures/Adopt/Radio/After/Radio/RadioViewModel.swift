public import protocol SwiftMVVMPattern.ViewModel

public final class RadioViewModel {
  public private(set) var station = ""
  public init() {}
  public func tune(to station: String) { self.station = station }
}

extension RadioViewModel: SwiftMVVMPattern.ViewModel {}
