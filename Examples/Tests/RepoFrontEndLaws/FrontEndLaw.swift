public import RepoModel

/// A sentence that is true of every front end, and how it is proven.
public struct FrontEndLaw: Sendable {
  /// Makes a front end that shows a store.
  public typealias Making = @MainActor (_ store: any RepoStore) -> any RepoFrontEnd

  /// The sentence.
  public let name: String
  private let body: @MainActor (LawStage) async throws(LawViolation) -> Void

  init(_ name: String, _ body: @escaping @MainActor (LawStage) async throws(LawViolation) -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// All there are.
  public static let all = rows + choosing + pages + notices + answers + selecting

  /// Tries the law on front ends of this making, each with a store of the law's own.
  ///
  /// - Parameter patience: How long to wait before an expected change counts as missing. A front end that is known to be
  ///   wrong needs less.
  @MainActor
  public func prove(patience: Duration = .seconds(180), on make: @escaping Making) async throws(LawViolation) {
    let stage = LawStage(patience: patience, make: make)
    defer { stage.close() }
    try await body(stage)
  }
}

extension FrontEndLaw: CustomStringConvertible {
  public var description: String { name }
}
