public import struct Foundation.Date

/// What has to be said of an answer.
public enum Caveat: Hashable, Sendable {
  /// It is what was kept from former answers, for there has been no new one since then.
  case kept(since: Date, because: RepoStoreError)
  /// It is the first part of so many; nil where nobody knows how many there are.
  case partial(of: Int?)
  /// It is new, and could not be kept for later.
  case unkept(RepoStoreError)
}
