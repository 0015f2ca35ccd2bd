import UIKit

enum Seats {
  enum `default` {}
}

// swift-format-ignore
extension Seats . /* A comment. */ `default` {
  struct RowViewModel {
    func load() {}
  }
}

// The lines above end with CR LF.
struct AisleViewModel {
  func load() {}
}
