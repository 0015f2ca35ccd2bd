import LintSyntax
import Testing

/// Which comments speak to the tool.
@Suite struct DirectiveTests {
  @Test(arguments: [
    ("// mvvmlint:disable a", ["disable a"]), ("let b = 1 // mvvmlint:disable:this a", ["disable:this a"]),
    ("\t//mvvmlint:enable a\r\nlet b = 1", ["enable a"]), ("/// mvvmlint:disable a\nlet b = 1", ["disable a"]),
    ("let b = [\n  1, // mvvmlint:disable:this a\n  2,\n]", ["disable:this a"]), ("// mvvmlint:", [""]),
    ("#if A\n// mvvmlint:disable a\n#endif", ["disable a"]),
  ])
  func `a comment of one line is a directive`(source: String, texts: [String]) throws {
    #expect(try directives(source).map(\.text) == texts)
  }

  @Test(arguments: [
    "let b = \"// mvvmlint:disable a\"", "let b = \"\"\"\n// mvvmlint:disable a\n\"\"\"",
    "let b = #\"// mvvmlint:disable a\"#", "let b = \"\\(c) // mvvmlint:disable a\"", "/* // mvvmlint:disable a */",
    "/*\n// mvvmlint:disable a\n*/", "// see mvvmlint:disable a", "let b = c // mvvmlint:".replacing("//", with: "|"),
  ])
  func `what stands in a string or elsewhere is none`(source: String) throws {
    #expect(try directives(source).isEmpty)
  }

  @Test func `a string with the same words hides no comment`() throws {
    let source = "let b = \"// mvvmlint:disable a\" // mvvmlint:disable b\n// mvvmlint:disable c\nlet d = 1"
    #expect(try directives(source).map(\.text) == ["disable b", "disable c"])
  }

  @Test func `one that stands alone in its line is told from one behind code`() throws {
    let source = "  // mvvmlint:disable:next a\nlet b = 1 // mvvmlint:disable:this a"
    #expect(try directives(source).map(\.isAlone) == [true, false])
  }

  private func directives(_ source: String) throws -> [Directive] {
    try Array(SourceReader().facts(of: source, path: "Source.swift").directives)
  }
}
