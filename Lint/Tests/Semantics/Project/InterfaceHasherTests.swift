import LintSemantics
import LintSupport
import LintSyntax
import Testing

@Suite struct InterfaceHasherTests {
  static let source = "import UIKit\nclass A: B { var a: Int { 1 }\n let b = C()\n func f(_ x: X = X()) -> Y { 1 } }"

  private func digest(_ source: String) throws -> Digest {
    InterfaceHasher.digest(of: try SourceReader().facts(of: source, path: "A.swift"))
  }

  @Test(arguments: [
    ("-> Y { 1 }", "-> Y { let z = Z() ; return z.map { $0.y } }"), ("{ 1 }\n", "{ 2 + 3 }\n"),
    ("\n", "\n\n// Later.\n"),
  ])
  func digestIgnoresBodiesAndPlaces(part: String, other: String) throws {
    #expect(try digest(Self.source.replacing(part, with: other)) == digest(Self.source))
  }

  @Test(arguments: [
    ("UIKit", "AppKit"), ("A: B", "A: D"), ("class A", "struct A"), ("a: Int", "a: UInt"), ("C()", "D()"),
    ("let b", "var b"),
    ("_ x", "y x"), ("X = X()", "X = Z()"), ("-> Y", "-> Z"), ("func f", "@MainActor func f"),
    ("class A", "final class A"),
    ("{ 1 } }", "{ struct Local: View {} } }"), ("class A: B {", "class A: B {} ; extension A {"),
  ])
  func digestDependsOnDeclarations(part: String, other: String) throws {
    #expect(try digest(Self.source.replacing(part, with: other)) != digest(Self.source))
  }

  /// The end of a local variable's scope decides which declaration a later name references.
  @Test func digestDependsOnScopesInInitialValues() throws {
    let inner = "class A { let b = { if c { let a = X() ; return a } }() }"
    let outer = "class A { let b = { if c { let a = X() } ; return a }() }"
    #expect(try digest(inner) != digest(outer))
  }

  @Test func digestDependsOnCodeAroundLocalType() throws {
    let source = "func f() { let a = X() ; struct B { var c = a } }"
    #expect(try digest(source) != digest(source.replacing("X()", with: "Y()")))
    #expect(try digest(source) == digest(source + "\n"))
  }
}
