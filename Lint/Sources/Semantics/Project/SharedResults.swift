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
  private let known = Mutex<[ObjectIdentifier: any SharedResult]>([:])

  func result<Result: SharedResult>(_ type: Result.Type, of project: Project) -> Result {
    known.withLock { known in
      let id = ObjectIdentifier(type)
      if let found = known[id] as? Result { return found }
      let found = Result(of: project)
      known[id] = found
      return found
    }
  }
}
