import Testing

/// A suppression comment isn't removed if its reason may continue in the next line.
@Suite struct UnusedSuppressionTests {
  private func reasons(_ comment: String) throws -> [String] {
    let text = """
      final class ListViewModel {
        \(comment)
        func load() {}
      }

      """
    return try SingleFinding(of: ["unused-suppression"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    "// mvvmlint:disable:next shared-store - because of\n  // a long reason",
    "// mvvmlint:disable:next shared-store - because of\n  //   a long reason",
    "// mvvmlint:disable:next shared-store — because of\r\n  // a long reason",
    "// mvvmlint:disable:next shared-store -\n  // a long reason",
    "/// mvvmlint:disable:next shared-store - because of\n  /// a long reason",
    "var title = \"\"  // mvvmlint:disable:this shared-store - because of\n                  // a long reason",
  ])
  func commentWithContinuedReasonStays(comment: String) throws {
    #expect(try reasons(comment) == ["the comment in the next line may continue the reason"])
  }

  @Test(arguments: [
    "// mvvmlint:disable:next shared-store - a reason",
    "// mvvmlint:disable:next shared-store\n  // Loads the list.",
    "// mvvmlint:disable:next shared-store - a reason\n\n  // Loads the list.",
    "// mvvmlint:disable:next shared-store - a reason\n  /// Loads the list.",
    "// mvvmlint:disable:next shared-store - a reason\n    // Loads the list.",
    "// mvvmlint:disable:next shared-store - a reason\n  var n = 0  // A number.",
    "var title = \"\"  // mvvmlint:disable:this shared-store - a reason\n  // Loads the list.",
  ])
  func otherCommentIsRemoved(comment: String) throws {
    #expect(try reasons(comment) == [])
  }

  /// Another instruction in the comment would name no rule.
  @Test(arguments: [
    "var label: UILabel?  // mvvmlint:disable:this view-reference // mvvmlint:disable:this shared-store",
    "var label: UILabel?  // mvvmlint:disable:this view-reference shared-store // swiftlint:disable:this rule",
  ])
  func commentWithOtherInstructionStays(comment: String) throws {
    #expect(try reasons(comment) == ["another word of the comment names no rule; correct it first"])
  }

  @Test(arguments: [
    "// mvvmlint:disable:next shared-store - a reason // swiftlint:disable:next force_cast",
    "var title = \"\"  // mvvmlint:disable:this shared-store - a reason // The title.",
    "var title = \"\"  // mvvmlint:disable:this shared-store - a reason /* The title. */",
  ])
  func commentWithFurtherCommentStays(comment: String) throws {
    #expect(try reasons(comment) == ["another comment follows in the same line; remove this one by hand"])
  }

  @Test func commentAfterAnotherOneIsRemoved() throws {
    #expect(try reasons("var title = \"\"  // The title. // mvvmlint:disable:this shared-store - a reason") == [])
  }

  @Test func unusedRuleBesideUsedOneIsRemoved() throws {
    let comment = "var label: UILabel?  // mvvmlint:disable:this view-reference shared-store - shared"
    #expect(try reasons(comment) == [])
  }
}
