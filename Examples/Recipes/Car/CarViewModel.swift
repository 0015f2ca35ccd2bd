import MVVMCore
public import MVVMLifecycle

/// A car: what is typed goes in, what the catalogue knows of it comes out.
///
/// The output is defined from the beginning, with or without a catalogue: a screen always has something to show.
@MainActor
public final class CarViewModel: LifecycleViewModel {
  /// What an update says: which of the output is another.
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

  /// The catalogue is brought each time that the screen comes, and let go of when it is left.
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

  /// Tells what has changed; while it is not loaded, there is nobody to tell.
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

  /// A car that the catalogue does not list is taken for a usual one.
  private var output: (horsePower: Int, weight: Int) {
    if cars.isEmpty || make.isEmpty || model.isEmpty { return (0, 0) }
    let car = cars.first { $0.make == make && $0.model == model }
    return (car?.horsePower ?? 120, car?.weight ?? 1_100)
  }
}
