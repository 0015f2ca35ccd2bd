import MVVMCore
public import MVVMLifecycle

/// A car. Its input is typed text, and its output are the figures from the catalog.
///
/// The output always has a value, even without a catalog, so a screen always has something to show.
@MainActor
public final class CarViewModel: LifecycleViewModel {
  /// An output that an update has changed.
  public enum Output: CaseIterable, Sendable { case horsePower, weight }

  public let lifecycle = Lifecycle<Set<Output>>()

  // MARK: Input
  public var make = "" { didSet { updateOutput() } }
  public var model = "" { didSet { updateOutput() } }

  // MARK: Output
  public private(set) var horsePower = 0
  public private(set) var weight = 0

  private let store: any CarStore
  private var cars: [Car] = []

  public init(store: any CarStore) { self.store = store }

  /// Loads the catalog each time the screen appears. It is released when the screen disappears.
  public var loadWork: LoadWork {
    .task(for: self) { [store] in
      try await store.cars()
    } then: { me, cars in
      me.cars = cars
      me.setOutput()
    }
  }

  public var unloadWork: UnloadWork {
    .now {
      self.cars = []
      self.setOutput()
    }
  }

  /// Updates the output, and notifies observers of changes while the view model is loaded.
  private func updateOutput() {
    let changed = setOutput()
    if state == .loaded, !changed.isEmpty { try? update(changed) }
  }

  @discardableResult
  private func setOutput() -> Set<Output> {
    let (former, now) = ((horsePower, weight), output)
    (horsePower, weight) = now
    return Set(Output.allCases.filter { $0 == .horsePower ? former.0 != now.horsePower : former.1 != now.weight })
  }

  /// The output; default figures for a car that isn't in the catalog.
  private var output: (horsePower: Int, weight: Int) {
    if cars.isEmpty || make.isEmpty || model.isEmpty { return (0, 0) }
    let car = cars.first { $0.make == make && $0.model == model }
    return (car?.horsePower ?? 120, car?.weight ?? 1_100)
  }
}
