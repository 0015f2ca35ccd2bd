import LintSemantics
import LintSyntax
import Testing

/// The types of expressions that have no written type.
@Suite struct ValueTests {
  private static let types = "class Row {} ; struct Event {}"

  @Test func closureThatIsCalledAtOnceHasValueOfItsResult() throws {
    #expect(try type(of: "let found = { Row() }()") == "Row")
    #expect(try type(of: "let found = { () -> Row in let row = Row() ; return row }()") == "Row")
    #expect(try type(of: "let found = { if isOn { return Row() } ; return Event() }()") == nil)
    #expect(try type(of: "let found = { Row() }") == nil)
  }

  @Test func elementOfCreatedArrayHasTypeInBrackets() throws {
    #expect(try type(of: "var rows = [Row]() ; for found in rows {}") == "Row")
    #expect(try type(of: "var rows = [[Row]]() ; for found in rows {}") == nil)
    #expect(try type(of: "var rows = [Row()] ; for found in rows {}") == nil)
  }

  @Test func parameterOfClosureHasTypeThatFunctionPasses() throws {
    let functions = """
      typealias Handler = (Int, Row) -> Void
      func each(_ action: (Event) -> Void) {}
      func show(title: String, onSelect: @escaping ((Row) -> Void), onClose: (() -> Void)? = nil) {}
      func bind(_ handler: Handler?) {}
      func observe<Owner: AnyObject>(_ owner: Owner, _ action: (Int, Owner) -> Void) {}
      func make<Result>(_ action: (Result) -> Void) {}
      """
    #expect(try type(of: "\(functions)\neach { found in }") == "Event")
    #expect(try type(of: "\(functions)\nshow(title: \"\", onSelect: { found in })") == "Row")
    #expect(try type(of: "\(functions)\nbind { _, found in }") == "Row")
    #expect(try type(of: "\(functions)\nobserve(Row()) { _, found in }") == "Row")
    #expect(try type(of: "\(functions)\nmake { found in }") == nil)
    #expect(try type(of: "\(functions)\nunknown { found in }") == nil)
  }

  /// The name of the type of the declaration `found`.
  private func type(of code: String) throws -> String? {
    let project = try Project(source: "\(Self.types)\n\(code)")
    let facts = project.facts(FileID(0))
    let found = try #require(facts.declarationIDs.first { facts[$0].name == "found" })
    let value = project.value(of: SymbolID(file: FileID(0), declaration: found))
    return value?.referent.type.map { project[$0].name.text }
  }
}
