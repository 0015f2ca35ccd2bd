import UIKit

import protocol SwiftMVVMPattern.ViewModel

enum Seats {
  enum `default` {}
}

// swift-format-ignore
extension Seats . /* A comment. */ `default` {
  struct RowViewModel {
    func load() {}
  }
}

extension Seats.`default`.RowViewModel: SwiftMVVMPattern.ViewModel {}

// The lines above end with CR LF.
struct AisleViewModel {
  func load() {}
}

extension AisleViewModel: SwiftMVVMPattern.ViewModel {}
