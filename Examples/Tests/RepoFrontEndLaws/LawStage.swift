import RepoModel

/// Where a law is tried: it opens front ends, and closes them in the end.
@MainActor
final class LawStage {
  let patience: Duration
  let make: FrontEndLaw.Making
  private var scenes: [LawScene] = []

  init(patience: Duration, make: @escaping FrontEndLaw.Making) {
    (self.patience, self.make) = (patience, make)
  }

  /// A front end that has asked for everything, and awaits the answer.
  func open() -> LawScene {
    let store = HeldStore()
    let scene = LawScene(make(store), store: store, patience: patience)
    scenes.append(scene)
    return scene
  }

  /// A front end that shows these.
  func open(with repos: [Repo]) async throws(LawViolation) -> LawScene {
    let scene = open()
    try await scene.answer("", with: repos)
    try await scene.expectRows(of: repos)
    return scene
  }

  /// Waits where there is no front end to give turns to.
  func wait(until condition: () -> Bool, orSay violation: () -> LawViolation) async throws(LawViolation) {
    let limit = ContinuousClock.now + patience
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
