#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMLifecycle
#endif

/// An event with its update, if it has one, and the state after it.
struct LifecycleStep<Updates> {
  let event: LifecycleEvent
  let update: Updates?
  let end: LifecycleState

  /// The sequences that extend this one by an event that its last state allows.
  static func each(after sequence: [Self], _ updates: [Updates]) -> [[Self]] {
    LifecycleEvent.allCases.flatMap { event -> [[Self]] in
      guard let end = try? (sequence.last?.end ?? .initialized).after(event) else { return [] }
      let updates = event == .update ? updates.map(Optional.some) : [nil]
      return updates.map { sequence + [Self(event: event, update: $0, end: end)] }
    }
  }

  /// The observer's method for the event.
  var callback: String {
    switch event {
    case .setup: "viewModelDidSetup(_:)"
    case .load: "viewModelWillLoad(_:)"
    case .loaded: "viewModelDidLoad(_:)"
    case .failed: "viewModelDidFailToLoad(_:error:)"
    case .update: "viewModelDidUpdate(_:updates:)"
    case .unload: "viewModelWillUnload(_:)"
    case .unloaded: "viewModelDidUnload(_:)"
    }
  }
}

/// Drives a view model from event to event, and completes its loads and unloads. Events that the view model refuses are
/// skipped.
@MainActor final class LifecycleWalk<Subject: LifecycleViewModel> {
  struct Failure: Error {}

  let viewModel: Subject
  private var loading: LifecycleCompletion<any Error>?
  private var unloading: LifecycleCompletion<Never>?

  init(_ viewModel: Subject) { self.viewModel = viewModel }

  func take(_ step: LifecycleStep<Subject.Updates>) {
    switch step.event {
    case .setup: try? viewModel.setup()
    case .load: try? viewModel.lifecycle.load { .callback { self.loading = $0 } }
    case .loaded: loading?(.success(()))
    case .failed: loading?(.failure(Failure()))
    case .update: if let update = step.update { try? viewModel.update(update) }
    case .unload: try? viewModel.lifecycle.unload { .callback { self.unloading = $0 } }
    case .unloaded: unloading?(.success(()))
    }
  }
}
