public import RepoModel

/// Changes of a list while it is read: repositories are inserted, deleted and moved.
public struct LiveChanges {
  /// One change of the data.
  public enum Change: Hashable, Sendable {
    case insert(Repo)
    case delete(Repo.ID)
    /// A change of the stars, which moves the repository.
    case move(Repo)
  }

  /// The repositories that are in the list.
  public private(set) var present: [Repo]
  /// The other repositories, which can be inserted.
  private var absent: [Repo]
  private let usual: Int
  private var random: SplitMix64

  /// Starts with a few of the repositories, so that the end of the list is often visible.
  public init(_ repos: [Repo], seed: UInt64) {
    random = SplitMix64(seed: seed)
    let mixed = repos.shuffled(using: &random)
    present = Array(mixed.prefix(20))
    absent = Array(mixed.dropFirst(20))
    usual = present.count
  }

  /// Returns the next change; nil if there is nothing to change.
  public mutating func next() -> Change? {
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where !absent.isEmpty && present.count < usual * 3 / 2: return insert()
    case 1 where present.count > usual / 2: return delete()
    default: return move()
    }
  }

  private mutating func insert() -> Change {
    let repo = absent.remove(at: Int.random(in: absent.indices, using: &random))
    present.append(repo)
    return .insert(repo)
  }

  private mutating func delete() -> Change {
    let repo = present.remove(at: Int.random(in: present.indices, using: &random))
    absent.append(repo)
    return .delete(repo.id)
  }

  private mutating func move() -> Change? {
    guard let other = present.randomElement(using: &random) else { return nil }
    let index = Int.random(in: present.indices, using: &random)
    present[index].stars = other.stars == .max ? .max : other.stars + 1
    return .move(present[index])
  }
}

/// The store has no repositories, so there are no rows to select.
public struct NothingToChange: Error, CustomStringConvertible {
  public init() {}

  public var description: String { "There are no repositories to select from; choose another store" }
}
