import Synchronization

/// A result about the whole project that is found once, when a rule first needs it.
public protocol SharedResult: Sendable {
  /// - Parameter project: All files. Lookups aren't recorded.
  init(of project: Project)
}

extension Project {
  /// The result for this project. It may depend on any file.
  public func shared<Result: SharedResult>(_ result: Result.Type) -> Result {
    recorder?.recordReadOfAllFiles()
    var project = self
    project.memo = nil
    project.recorder = nil
    return tables.shared.result(result, of: project)
  }
}

/// The results that were needed so far.
final class SharedResults: Sendable {
  /// There are only a few results, so searching them is faster than hashing.
  private let known = Mutex<[(type: any SharedResult.Type, value: SharedValue)]>([])

  func result<Result: SharedResult>(_ type: Result.Type, of project: Project) -> Result {
    let value = known.withLock { known in
      if let found = known.first(where: { $0.type == type }) { return found.value }
      let value = SharedValue()
      known.append((type, value))
      return value
    }
    return value.result(type, of: project)
  }
}

/// One result. It has a lock of its own, because finding it may need other results.
private final class SharedValue: Sendable {
  private let stored = Mutex<(any SharedResult)?>(nil)

  func result<Result: SharedResult>(_ type: Result.Type, of project: Project) -> Result {
    stored.withLock { stored in
      if let found = stored as? Result { return found }
      let found = Result(of: project)
      stored = found
      return found
    }
  }
}
