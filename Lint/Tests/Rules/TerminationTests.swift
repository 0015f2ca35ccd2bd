import LintAnalysis
import LintRules
import LintSupport
import Testing

/// Rules terminate for circular and very large sources.
@Suite struct TerminationTests {
  @Test(arguments: [
    "class A: B {}\nclass B: A {}", "class A: A {}\nextension A: A {}", "protocol P: Q {}\nprotocol Q: P {}",
    "typealias A = B\ntypealias B = A\nclass C: A {}\nextension A {}", "typealias A = A.B\nclass C: A {}",
    "typealias A = A & A & A & A & A & A & A & A & A & A & A & A & A & A & A & A\nclass C: A {}",
    "typealias A = B.A\ntypealias B = A.B\nclass C: B {}\nextension A.B {}",
    "extension Self {}\nextension A.A { struct A {} }",
    "class A { class A { extension A.A { class A {} } } }\nextension A.A: A.A {}",
    "extension A { class A: A {} }\nclass A {}",
    "var a = b\nvar b = a\nclass C: UIViewController { var viewModel = a }",
    "class M { var a = b\nvar b = a\nfunc f() { let x = y; let y = x; if let self, let a = a { a.b.c; self.a } } }",
    "class M: UIViewController { var viewModel = viewModel\nfunc f() { viewModel.viewModel.f() } }",
    "class A<T: A<T>> where T: A<T> { var t: T }", "enum A { case a(A)\nindirect case b(A) }",
    "class {}\nextension {}\n: , {",
  ])
  func circularDeclarationsTerminate(source: String) { check(source) }

  @Test func exponentialAliasesTerminate() {
    check((0..<40).map { "typealias A\($0) = A\($0 + 1) & A\($0 + 1)" }.joined(separator: "\n") + "\nclass C: A0 {}")
  }

  @Test(arguments: ["?", ".C", ".Type", "!"])
  func longTypesTerminate(part: String) {
    check("class B { class C: B {} }\nclass M: UIView { var a: B\(String(repeating: part, count: 5_000)) }")
  }

  @Test(arguments: ["[0]", "()", ".c", ".c(d)", "?.c()", " ?? c"])
  func longChainsTerminate(part: String) {
    check("class LoginViewModel { func f() { let a = b\(String(repeating: part, count: 2_000))\na.view.frame } }")
  }

  @Test func manyBodiesOfOneTypeTerminate() {
    check("class A: UIView {}\n" + String(repeating: "extension A { func f() { g.h } }\n", count: 500))
    check(String(repeating: "class A: UIView { class B: A {} }\n", count: 500))
  }

  @Test func longInheritanceTerminates() {
    check("class A0: UIView {}\n" + (0..<400).map { "class A\($0 + 1): A\($0) {}\n" }.joined())
  }

  @Test(arguments: [
    "", "\u{FEFF}", "// only this", "/* only this", "\0\0", "\r\n\r\n",
    "\u{FEFF}import UIKit\r\nclass Ä: UIView {}\r\n",
  ])
  func nearlyEmptyFilesTerminate(source: String) { check(source) }

  /// Runs every rule.
  private func check(_ source: String) {
    let found = Workers.map([source], threads: 1) { source -> Int in
      guard let file = try? FileReading(source: source) else { return -1 }
      return allRules.reduce(0) { $0 + $1.check(file).count }
    }
    #expect(found[0] >= 0)
  }
}
