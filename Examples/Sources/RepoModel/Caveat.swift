public import struct Foundation.Date

/// A limitation of an answer.
public enum Caveat: Hashable, Sendable {
  /// The answer is a saved one, because there has been no new one since this time.
  case kept(since: Date, because: RepoStoreError)
  /// The answer is the first part of this number of results, or nil if the number is unknown.
  case partial(of: Int?)
  /// The answer is new, but couldn't be saved for later.
  case unkept(RepoStoreError)
}
