import MVVMState
import Synchronization

/// A store that imitates a server: it answers after a delay, and its network can be down.
public final class BundledRepoStore: RepoStore {
  private let delay: Duration
  private let online = Mutex(true)

  public init(delay: Duration) { self.delay = delay }

  public var isOnline: Bool {
    get { online.withLock { $0 } }
    set { online.withLock { $0 = newValue } }
  }

  public func repos(named text: String) async throws -> [Repo] {
    try await Task.sleep(for: delay)
    guard isOnline else { throw RepoStoreError.offline }
    return Self.repos.filter { $0.fullName.lowercased().contains(text.lowercased()) }
  }

  private static let repos = [
    ("swiftlang/swift", "C++"), ("swiftlang/swift-format", "Swift"), ("swiftlang/swift-syntax", "Swift"),
    ("apple/swift-log", "Swift"), ("apple/swift-nio", "Swift"), ("apple/swift-protobuf", "Swift"),
    ("realm/SwiftLint", "Swift"), ("realm/realm-swift", "Objective-C"), ("groue/GRDB.swift", "Swift"),
    ("rust-lang/rust", "Rust"), ("golang/go", "Go"), ("sindresorhus/awesome", nil),
  ].enumerated().map { Repo(id: $0.offset, fullName: $0.element.0, language: $0.element.1) }
}
