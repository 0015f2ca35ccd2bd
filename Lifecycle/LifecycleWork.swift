/// The work that loads or unloads a view model.
///
/// Return it from ``LifecycleViewModel/loadWork`` and ``LifecycleViewModel/unloadWork``.
///
/// ```swift
/// protocol Garage: Sendable {
///   func horsePower(of make: String) async throws -> Double
/// }
///
/// final class EngineViewModel: LifecycleViewModel {
///   let lifecycle = Lifecycle<Never>()
///   private(set) var horsePower = 0.0
///   private let make: String
///   private let garage: any Garage
///
///   init(make: String, garage: any Garage) {
///     self.make = make
///     self.garage = garage
///   }
///
///   var loadWork: LoadWork {
///     .task(for: self) { [make, garage] in
///       try await garage.horsePower(of: make)
///     } then: { me, horsePower in
///       me.horsePower = horsePower
///     }
///   }
/// }
/// ```
///
/// When the screen disappears, its work is cancelled, and any later result or error is dropped. If other work throws,
/// the load has failed. That includes a `CancellationError` from elsewhere, so that no screen loads forever.
///
/// A task retains what `work` captures until it ends. Capture the store (`[store]`) instead of the view model.
@MainActor public struct LifecycleWork<Failure: Error> {
  let start: @MainActor (LifecycleCompletion<Failure>) -> Task<Void, Never>?

  /// No work; done at once.
  public static var nothing: Self { now {} }

  /// Work that is done when the closure returns or throws.
  public static func now(_ work: @escaping @MainActor () throws(Failure) -> Void) -> Self {
    Self { completion in
      do throws(Failure) {
        try work()
        completion(.success(()))
      } catch {
        completion(.failure(error))
      }
      return nil
    }
  }

  /// Work that is done when the completion is called, for APIs with callbacks. It can't be cancelled; a late completion
  /// is refused.
  public static func callback(_ work: @escaping @MainActor (LifecycleCompletion<Failure>) -> Void) -> Self {
    Self {
      work($0); return nil
    }
  }

  /// Work that is done when a task has its result. `then` receives the result and the owner, which is referenced
  /// weakly. A late result is dropped.
  public static func task<Owner: AnyObject, Value>(
    for owner: Owner, _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Owner, Value) -> Void
  ) -> Self {
    Self { [weak owner] completion in
      Task { @MainActor [weak owner] in
        guard completion.isCurrent else { return }
        do throws(Failure) {
          let value = try await work()
          if completion.isCurrent, let owner { then(owner, value) }
          completion(.success(()))
        } catch {
          completion(.failure(error))
        }
      }
    }
  }
}

/// The work of a load, which may fail with any error.
public typealias LoadWork = LifecycleWork<any Error>
/// The work of an unload, which can't fail: it handles its errors itself.
public typealias UnloadWork = LifecycleWork<Never>
