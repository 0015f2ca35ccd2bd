public import RepoModel

/// A row that was pressed, and what each of two ways to open it made of that.
public struct Press: Hashable, Sendable {
  /// What the row's label said at the press, whatever else the row carries.
  public var onScreen: String
  /// What it said when the row was opened: another text if the row changed under the finger.
  public var afterwards: String?
  public var byIndex: Repo?
  public var byContext: Repo?

  public init(onScreen: String, afterwards: String?, byIndex: Repo?, byContext: Repo?) {
    (self.onScreen, self.afterwards) = (onScreen, afterwards)
    (self.byIndex, self.byContext) = (byIndex, byContext)
  }
}
