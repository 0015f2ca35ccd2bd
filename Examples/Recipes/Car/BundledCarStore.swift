import Synchronization

/// A store that imitates a server: it answers after a delay, and its network can be down. The figures are rounded.
public final class BundledCarStore: CarStore {
  private let delay: Duration
  private let online = Mutex(true)

  public init(delay: Duration) { self.delay = delay }

  public var isOnline: Bool {
    get { online.withLock { $0 } }
    set { online.withLock { $0 = newValue } }
  }

  public func cars() async throws -> [Car] {
    try await Task.sleep(for: delay)
    guard isOnline else { throw CarStoreError.offline }
    return [
      Car(make: "Lamborghini", model: "Huracan", horsePower: 602, weight: 1_420),
      Car(make: "Lamborghini", model: "Miura", horsePower: 345, weight: 1_290),
      Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 940),
    ]
  }
}
