extension Result {
  /// What the work came to.
  @MainActor
  static func of(_ work: () async throws(Failure) -> Success) async -> Result where Success: Sendable {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}
