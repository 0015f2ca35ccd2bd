import Observation

/// Shows something now, and again after every change of what was read in showing it.
///
/// It ends when it is let go of: a `bind()` that replaces its tracking no longer hears the former view model.
@MainActor
public final class Tracking {
  private let show: @MainActor () -> Void

  public init(_ show: @escaping @MainActor () -> Void) {
    self.show = show
    track()
  }

  private func track() {
    withObservationTracking(show) { [weak self] in
      // The change is about to happen; it can be read once this turn of the main actor is over.
      Task { @MainActor in self?.track() }
    }
  }
}
