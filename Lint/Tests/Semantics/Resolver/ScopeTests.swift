import LintSemantics
import LintSyntax
import Testing

/// Calls of functions whose name several functions have.
@Suite struct ScopeTests {
  private static let use = "func use() { convert(1, to: 2) }"

  @Test func privateFunctionIsVisibleInItsFileOnly() throws {
    #expect(try callee("private func convert(_ a: Int, to b: Int) {}") == nil)
    #expect(try callee("func convert(_ a: Int, to b: Int) {}") == FileID(1))
  }

  @Test func labelsSelectFunction() throws {
    #expect(try callee("func convert(from a: Int, to b: Int) {}") == nil)
    #expect(try callee("func convert(_ a: Int) {}\nfunc convert(_ a: Int, with c: Int = 0, to b: Int) {}") == FileID(1))
  }

  @Test func onlyPublicFunctionsOfOtherModulesAreVisible() throws {
    #expect(try callee("func convert(_ a: Int, to b: Int) {}", in: "B/Sources/Tool/main.swift") == nil)
    #expect(try callee("public func convert(_ a: Int, to b: Int) {}", in: "B/Sources/Tool/main.swift") == FileID(1))
  }

  @Test func argumentsSelectMember() throws {
    let own = "func convert(_ a: Int) -> Int { a } ; func convert(_ a: Int, to b: Int) {}"
    let source = "final class Unit { \(own) ; \(Self.use) }"
    let project = try Project(sources: ["A/Sources/App/App.swift": source])
    let found = try #require(call(in: project))
    #expect(project[found].type == nil)
  }

  private func callee(_ declaration: String, in path: String = "A/Sources/App/Other.swift") throws -> FileID? {
    let project = try Project(sources: ["A/Sources/App/App.swift": Self.use, path: declaration])
    return call(in: project)?.file
  }

  private func call(in project: Project) -> SymbolID? {
    let facts = project.facts(FileID(0))
    let callee = facts.expressionIDs.first { facts[$0].name == "convert" }
    return callee.flatMap { project.declaration(readBy: $0, file: FileID(0)) }
  }
}
