import MVVMPresenter

/// Collects what is reported within its own scope.
@MainActor
final class Reports {
  private(set) var all: [PresentationReport] = []

  func listening(_ work: @MainActor () -> Void) {
    PresentationReport.$handler.withValue(collect) { work() }
  }

  /// The same for work that lets others run in between.
  func listening(_ work: @MainActor () async -> Void) async {
    await PresentationReport.$handler.withValue(collect) { await work() }
  }

  private var collect: PresentationReport.Handler {
    .init { report in MainActor.assumeIsolated { self.all.append(report) } }
  }
}
