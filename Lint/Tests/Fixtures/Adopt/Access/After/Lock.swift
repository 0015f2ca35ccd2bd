// Copyright 2024 Doors

internal import protocol SwiftMVVMPattern.ViewModel

/// A lock without a key.
@MainActor final class LockViewModel {
  func turn() {}
}

extension LockViewModel: SwiftMVVMPattern.ViewModel {}

extension [Int] {
  struct CodeViewModel {
    func check() {}
  }
}

extension Array.CodeViewModel: SwiftMVVMPattern.ViewModel {}

extension String? {
  struct HintViewModel {
    func show() {}
  }
}

extension Optional.HintViewModel: SwiftMVVMPattern.ViewModel {}
