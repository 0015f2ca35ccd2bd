import LintSemantics
import LintSyntax
import Testing

/// Which of several functions of a name is meant.
@Suite struct ScopeTests {
  private static let use = "func use() { convert(1, to: 2) }"

  @Test func `what is private ends with its file`() throws {
    #expect(try meant("private func convert(_ a: Int, to b: Int) {}") == nil)
    #expect(try meant("func convert(_ a: Int, to b: Int) {}") == FileID(1))
  }

  @Test func `a function is told by its labels`() throws {
    #expect(try meant("func convert(from a: Int, to b: Int) {}") == nil)
    #expect(try meant("func convert(_ a: Int) {}\nfunc convert(_ a: Int, with c: Int = 0, to b: Int) {}") == FileID(1))
  }

  @Test func `what another module keeps internal is not seen, but what is public is`() throws {
    #expect(try meant("func convert(_ a: Int, to b: Int) {}", in: "B/Sources/Tool/main.swift") == nil)
    #expect(try meant("public func convert(_ a: Int, to b: Int) {}", in: "B/Sources/Tool/main.swift") == FileID(1))
  }

  @Test func `of members of a name, the one is meant that takes what it is given`() throws {
    let own = "func convert(_ a: Int) -> Int { a } ; func convert(_ a: Int, to b: Int) {}"
    let source = "final class Unit { \(own) ; \(Self.use) }"
    let project = try Project(sources: ["A/Sources/App/App.swift": source])
    let found = try #require(call(in: project))
    #expect(project[found].type == nil)
  }

  private func meant(_ declaration: String, in path: String = "A/Sources/App/Other.swift") throws -> FileID? {
    let project = try Project(sources: ["A/Sources/App/App.swift": Self.use, path: declaration])
    return call(in: project)?.file
  }

  private func call(in project: Project) -> SymbolID? {
    let facts = project.facts(FileID(0))
    let callee = facts.expressionIDs.first { facts[$0].name == "convert" }
    return callee.flatMap { project.declaration(readBy: $0, file: FileID(0)) }
  }
}
