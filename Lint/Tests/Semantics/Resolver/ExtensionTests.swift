import LintSemantics
import LintSyntax
import Testing

/// Extensions of types that other extensions declare.
@Suite struct ExtensionTests {
  /// The extended type may be declared in a file that is read before or after.
  @Test(arguments: [["A", "B", "C", "D"], ["B", "C", "D", "A"], ["D", "C", "B", "A"]])
  func typeInExtensionIsFoundFromAnyFile(names: [String]) throws {
    let texts = [
      "enum Feed {}", "extension Feed { struct Comments {} }",
      "extension Feed.Comments { struct List {} }", "extension Feed.Comments.List { struct Row {} }",
    ]
    let sources = zip(names, texts).map { ("App/\($0).swift", $1) }
    let project = try Project(sources: Dictionary(uniqueKeysWithValues: sources))
    let row = try #require(project.typeIDs.first { project[$0].name == "Row" })
    #expect(project.withOuterTypes(row).map { project[$0].name } == ["Row", "List", "Comments", "Feed"])
  }
}
