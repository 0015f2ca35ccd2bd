import RepoFrontEndLaws
import Testing

@testable import RepoTerminal

/// What is true of every front end is true in a terminal.
@MainActor
struct FrontEndLawTests {
  @Test(arguments: FrontEndLaw.all)
  func everyLawHolds(law: FrontEndLaw) async throws {
    try await law.prove { TerminalFrontEnd($0) }
  }
}
