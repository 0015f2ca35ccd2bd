import CGTK

@MainActor
final class Flag {
  var isSet = false
}

/// Rings once, after a timeout of GLib.
@MainActor
final class Alarm {
  private(set) var hasRung = false
  private var source: guint = 0

  init(milliseconds: guint) {
    source = g_timeout_add(
      milliseconds,
      { data in
        MainActor.assumeIsolated {
          if let data { Unmanaged<Alarm>.fromOpaque(data).takeUnretainedValue().ring() }
          return 0
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  func end() {
    if !hasRung { g_source_remove(source) }
  }

  private func ring() { hasRung = true }
}

/// Calls back once a descriptor is ready, and stops watching it.
@MainActor
final class DescriptorSource {
  private let call: @MainActor () -> Bool

  @discardableResult
  init(_ descriptor: Int32, _ condition: GIOCondition, _ call: @escaping @MainActor () -> Bool) {
    self.call = call
    g_unix_fd_add(
      descriptor, condition,
      { _, _, data in
        MainActor.assumeIsolated {
          guard let data else { return 0 }
          return Unmanaged<DescriptorSource>.fromOpaque(data).takeRetainedValue().call() ? 1 : 0
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }
}
