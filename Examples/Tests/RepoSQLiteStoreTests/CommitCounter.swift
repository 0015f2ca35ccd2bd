import GRDB

/// Counts the transactions of a database, and refuses those beyond a limit.
final class CommitCounter: TransactionObserver {
  struct Refusal: Error {}

  private let limit: Int
  private(set) var count = 0

  init(limit: Int = .max) { self.limit = limit }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidRollback(_ db: Database) {}
  func databaseDidCommit(_ db: Database) { count += 1 }

  func databaseWillCommit() throws {
    if count >= limit { throw Refusal() }
  }
}
