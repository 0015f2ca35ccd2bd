import CGTK

/// Work that GLib does when idle, again while the closure returns true.
@MainActor
final class IdleSource {
  private(set) var calls = 0
  private var isFinished = false
  private let work: @MainActor () -> Bool

  init(_ work: @escaping @MainActor () -> Bool) {
    self.work = work
    g_idle_add(
      { data in
        MainActor.assumeIsolated {
          guard let data else { return 0 }
          let source = Unmanaged<IdleSource>.fromOpaque(data)
          if source.takeUnretainedValue().run() { return 1 }
          source.release()
          return 0
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  func end() { isFinished = true }

  private func run() -> Bool {
    calls += 1
    return work() && !isFinished
  }
}
