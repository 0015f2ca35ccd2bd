public import RepoModel

/// A pressed row, and what each of two ways opened.
public struct Press: Hashable, Sendable {
  /// The text of the row's label at the press, independent of the row's context.
  public var onScreen: String
  /// The text when the row was opened, which differs if the row changed in between.
  public var afterwards: String?
  public var byIndex: Repo?
  public var byContext: Repo?

  public init(onScreen: String, afterwards: String?, byIndex: Repo?, byContext: Repo?) {
    (self.onScreen, self.afterwards) = (onScreen, afterwards)
    (self.byIndex, self.byContext) = (byIndex, byContext)
  }
}
