import RepoModel

/// Opens front ends for a law, and closes them at the end.
@MainActor
final class LawStage {
  let timeout: Duration
  let make: FrontEndLaw.FrontEndFactory
  private var scenes: [LawScene] = []

  init(timeout: Duration, make: @escaping FrontEndLaw.FrontEndFactory) {
    (self.timeout, self.make) = (timeout, make)
  }

  /// Opens a front end that has requested all repositories and waits for the answer.
  func open() -> LawScene {
    let store = SuspendedStore()
    let scene = LawScene(make(store), store: store, timeout: timeout)
    scenes.append(scene)
    return scene
  }

  /// Opens a front end that shows these repositories.
  func open(with repos: [Repo]) async throws(LawViolation) -> LawScene {
    let scene = open()
    try await scene.answer("", with: repos)
    try await scene.expectRows(of: repos)
    return scene
  }

  /// Waits for a condition without a front end that needs turns.
  func wait(until condition: () -> Bool, orSay violation: () -> LawViolation) async throws(LawViolation) {
    let limit = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < limit else { throw violation() }
      await Task.yield()
    }
  }

  func close() {
    for scene in scenes {
      scene.frontEnd.close()
      scene.store.withdraw()
    }
    scenes = []
  }
}
