// Copyright 2024 Doors
/// A lock without a key.
@MainActor final class LockViewModel {
  func turn() {}
}

extension [Int] {
  struct CodeViewModel {
    func check() {}
  }
}

extension String? {
  struct HintViewModel {
    func show() {}
  }
}
