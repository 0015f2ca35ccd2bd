import Testing

@testable import LintRules

@Suite struct RationaleTests {
  /// GitHub refuses a SARIF file if a rule's full description is longer.
  private static let longest = 1024

  @Test(arguments: allRules.indices)
  func rationaleFitsIntoTheDescriptionOfSARIF(index: Int) {
    #expect(allRules[index].rationale.count <= Self.longest)
  }
}
