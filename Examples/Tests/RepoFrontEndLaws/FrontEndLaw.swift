public import RepoModel

/// A statement that is true for every front end, with its test.
public struct FrontEndLaw: Sendable {
  /// Creates a front end that shows a store.
  public typealias FrontEndFactory = @MainActor (_ store: any RepoStore) -> any RepoFrontEnd

  /// The statement.
  public let name: String
  private let body: @MainActor (LawStage) async throws(LawViolation) -> Void

  init(_ name: String, _ body: @escaping @MainActor (LawStage) async throws(LawViolation) -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// All laws.
  public static let all = rows + choosing + pages + notices + answers + selecting

  /// Tests the law on front ends that the closure creates, each with a separate store.
  ///
  /// - Parameter timeout: The time after which an expected change counts as missing. A front end that is known to be
  ///   wrong needs less.
  @MainActor
  public func prove(timeout: Duration = .seconds(180), on make: @escaping FrontEndFactory) async throws(LawViolation) {
    let stage = LawStage(timeout: timeout, make: make)
    defer { stage.close() }
    try await body(stage)
  }
}

extension FrontEndLaw: CustomStringConvertible {
  public var description: String { name }
}
