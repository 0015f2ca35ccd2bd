import RepoModel

/// The progress of a run: `158 of 1,000`.
public struct RunProgress: Hashable, Sendable, CustomStringConvertible {
  public let done: Int
  public let count: Int

  public init(done: Int, count: Int) {
    (self.done, self.count) = (done, count)
  }

  public var description: String { "\(done.grouped) of \(count.grouped)" }
}

/// An error for a run that ended early.
public struct UnfinishedRun: Error, CustomStringConvertible {
  private let progress: RunProgress
  private let unit: String
  private let isInterrupted: Bool

  /// - Parameter unit: The counted unit, such as `clicks`.
  public init(_ progress: RunProgress, of unit: String, isInterrupted: Bool) {
    (self.progress, self.unit, self.isInterrupted) = (progress, unit, isInterrupted)
  }

  public var description: String { "\(isInterrupted ? "Interrupted" : "Stopped") after \(progress) \(unit)" }

  /// 130 after ^C, otherwise 1.
  public var exitStatus: Int32 { isInterrupted ? 130 : 1 }
}
