import LintSyntax
import Testing

/// The comments that are directives.
@Suite struct DirectiveTests {
  @Test(arguments: [
    ("// mvvmlint:disable a", ["disable a"]), ("let b = 1 // mvvmlint:disable:this a", ["disable:this a"]),
    ("\t//mvvmlint:enable a\r\nlet b = 1", ["enable a"]), ("/// mvvmlint:disable a\nlet b = 1", ["disable a"]),
    ("let b = [\n  1, // mvvmlint:disable:this a\n  2,\n]", ["disable:this a"]), ("// mvvmlint:", [""]),
    ("#if A\n// mvvmlint:disable a\n#endif", ["disable a"]),
  ])
  func `line comment is a directive`(source: String, texts: [String]) throws {
    #expect(try directives(source).map(\.text) == texts)
  }

  @Test(arguments: [
    "let b = \"// mvvmlint:disable a\"", "let b = \"\"\"\n// mvvmlint:disable a\n\"\"\"",
    "let b = #\"// mvvmlint:disable a\"#", "let b = \"\\(c) // mvvmlint:disable a\"", "/* // mvvmlint:disable a */",
    "/*\n// mvvmlint:disable a\n*/", "// see mvvmlint:disable a", "let b = c // mvvmlint:".replacing("//", with: "|"),
  ])
  func `text in a string, block comment or sentence is not a directive`(source: String) throws {
    #expect(try directives(source).isEmpty)
  }

  @Test func `string with the text of a directive does not hide comments`() throws {
    let source = "let b = \"// mvvmlint:disable a\" // mvvmlint:disable b\n// mvvmlint:disable c\nlet d = 1"
    #expect(try directives(source).map(\.text) == ["disable b", "disable c"])
  }

  @Test func `directive alone in its line is distinguished from one after code`() throws {
    let source = "  // mvvmlint:disable:next a\nlet b = 1 // mvvmlint:disable:this a"
    #expect(try directives(source).map(\.isAlone) == [true, false])
  }

  private func directives(_ source: String) throws -> [Directive] {
    try Array(SourceReader().facts(of: source, path: "Source.swift").directives)
  }
}
