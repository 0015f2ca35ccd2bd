import LintAnalysis
import LintSemantics
import LintSyntax
import Testing

/// Captures of the closure that `run` takes, in a method of a class.
@Suite struct CaptureTests {
  @Test(arguments: [
    "run { self.a() }",
    "run { [self] in a() }",
    "run { super.a() }",
    "run { [me = self] in me.a() }",
    "run { other { [weak self] in self?.a() } }",
    "run { [self] in other { [weak self] in self?.a() } }",
    "let me = self; run { me.a() }",
    "func help() { a() }; run { help() }",
    "func help() { self.a() }; func more() { help() }; run { more() }",
    "other { [weak self] in guard let self else { return }; run { self.a() } }",
    "other { [weak self] in guard let strong = self else { return }; run { strong.a() } }",
    "other { [weak self] in if let self { run { self.a() } } }",
    "bind(self) { me, value in run { me.a() } }",
  ])
  func closureRetainsSelf(code: String) throws { #expect(try Method(code).capturesSelf) }

  @Test(arguments: [
    "run { print(1) }",
    "run { [weak self] in self?.a() }",
    "run { [unowned self] in self.a() }",
    "run { [weak me = self] in me?.a() }",
    "run { [weak self] in guard let self else { return }; self.a() }",
    "run { [weak self] in other { self?.a() } }",
    "run { [weak self] in guard let self else { return }; other { self.a() } }",
    "run { [value = self.value] in print(value) }",
    "other { [weak self] in run { self?.a() } }",
    "other { [unowned self] in run { self.a() } }",
    "other { [weak self] in run { guard let self else { return }; self.a() } }",
    "other { [weak self] in if let self { self.a() }; run { self?.a() } }",
    "weak var me = self; run { me?.a() }",
    "bind(self) { me, value in me.a(); run { print(value) } }",
    "func help() { print(1) }; run { help() }",
    "run { a() }",
  ])
  func closureDoesNotRetainSelf(code: String) throws { #expect(try !Method(code).capturesSelf) }

  @Test func taskRetainsSelfByBareMembers() throws {
    #expect(
      try Method("run { a() }").reading.selfCapture(in: Method("run { a() }").closure, implicitly: true)?.name == "a")
    #expect(try Method("run { b() }").reading.selfCapture(in: Method("run { b() }").closure, implicitly: true) == nil)
    let weak = try Method("run { [weak self] in let a = 1; print(a, self) }")
    #expect(weak.reading.selfCapture(in: weak.closure, implicitly: true) == nil)
  }

  @Test(arguments: ["static func", "class func"])
  func typeMethodHasNoInstance(head: String) throws {
    #expect(try !Method("run { self.a() }", head: head).capturesSelf)
  }
}

private struct Method {
  let reading: FileReading
  let closure: DeclarationID

  init(_ code: String, head: String = "func") throws {
    let source = "class Object { func a() {}; \(head) test() { \(code) } }"
    let facts = try SourceReader().facts(of: source, path: "Sources/App/App.swift")
    reading = FileReading(
      Project(files: [facts], modules: Modules(paths: [facts.path], roots: [], packages: [])), file: FileID(0))
    let call = try #require(
      facts.expressionIDs.first { index in
        facts[index].kind == .call && facts.parts(of: index).contains { facts[$0].name == "run" }
      })
    closure = try #require(facts.subtree(of: call).lazy.compactMap { facts[$0].declaration }.first)
  }

  var capturesSelf: Bool { reading.selfCapture(in: closure) != nil }
}
