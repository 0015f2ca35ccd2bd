/// What a view model does to be loaded, or to be unloaded.
///
/// **When to use it.** As ``LifecycleViewModel/loadWork`` and ``LifecycleViewModel/unloadWork``.
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
/// **Laws.** Work that is left is cancelled, and whatever it still returns or throws, `CancellationError` or `URLError.cancelled`, is dropped. Work
/// that is not left and throws has failed, by any error: even a `CancellationError` that came from elsewhere, so that no screen goes on loading.
///
/// **Isolation.** Main actor. **Ownership.** A task keeps what `work` captures until it ends: capture the store, `[store]`, and not the view model,
/// which would so live on. **Cost.** A task, or none.
@MainActor public struct LifecycleWork<Failure: Error> {
  let start: @MainActor (LifecycleCompletion<Failure>) -> Task<Void, Never>?

  /// Nothing of its own: done at once.
  public static var nothing: Self { now {} }

  /// Done at once, when the closure has returned or thrown.
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

  /// Done when the completion is called, for what answers by a callback. It cannot be cancelled; an answer that is late is refused.
  public static func callback(_ work: @escaping @MainActor (LifecycleCompletion<Failure>) -> Void) -> Self {
    Self {
      work($0); return nil
    }
  }

  /// Done when a task has its result, which is handed to `then` with the owner, held weakly: not at all if it is late.
  public static func task<Owner: AnyObject, Value>(
    for owner: Owner, _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Owner, Value) -> Void
  ) -> Self {
    Self { [weak owner] completion in
      Task { @MainActor [weak owner] in
        guard completion.counts else { return }
        do throws(Failure) {
          let value = try await work()
          if completion.counts, let owner { then(owner, value) }
          completion(.success(()))
        } catch {
          completion(.failure(error))
        }
      }
    }
  }
}

/// What loads may fail, by any error.
public typealias LoadWork = LifecycleWork<any Error>
/// What unloads cannot fail: it deals with its errors itself.
public typealias UnloadWork = LifecycleWork<Never>
