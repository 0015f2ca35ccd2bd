import MVVMConformance

extension [ConformanceFinding] {
  var messages: [String] { map(\.message) }
}

/// Blocks callers until the test opens it.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = false
  var hasWaiting: Bool { !waiting.isEmpty }

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}

/// Waits for a condition, which the test's time limit bounds.
@MainActor func until(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
