import Testing

/// A source that repeats or nests a part any number of times. Tests make the text themselves, because it is too long for a
/// test's argument.
struct DeepSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let isRecursive: Bool
  private let start: String
  private let part: String
  private let middle: String
  private let end: String

  private init(
    _ name: String, start: String = "", _ part: String, _ middle: String = "", end: String = "",
    isRecursive: Bool = false
  ) {
    testDescription = name
    self.isRecursive = isRecursive
    self.start = start
    self.part = part
    self.middle = middle
    self.end = end
  }

  func text(_ count: Int) -> String {
    start + String(repeating: part, count: count) + middle + String(repeating: end, count: count)
  }

  private static func recursive(
    _ name: String, start: String = "", _ part: String, _ middle: String = "", end: String = ""
  ) -> DeepSource {
    DeepSource(name, start: start, part, middle, end: end, isRecursive: true)
  }

  static let all = brackets + types + words + attributes + expressions + literals + lists

  private static let brackets = [
    recursive("parentheses", start: "let a = ", "(", "1", end: ")"), recursive("open parentheses", "("),
    recursive("arrays", start: "let a = ", "[", "1", end: "]"), recursive("braces", "{"),
    recursive("closures", start: "let a = ", "{ b in ", end: "}"),
    recursive("calls", start: "let a = ", "b(", end: ")"),
    recursive("subscripts", start: "let a = ", "b[", "0", end: "]"), recursive("types", "class A { ", end: "}"),
    recursive("functions", "func a() { ", end: "}"), recursive("switches", "switch a { case b: ", end: "}"),
    recursive("dictionaries", start: "let a = ", "[b: ", "c", end: "]"), recursive("loops", "for a in b { ", end: "}"),
    recursive("patterns", start: "if case ", ".a(", "b", end: ")"), recursive("macros", "#a(", end: ")"),
    recursive("precedence groups", "precedencegroup A { "), recursive("parameters", "func a("),
    recursive("interpolations", start: "let a = ", "\"\\(", "b", end: ")\""),
    recursive("long interpolations", start: "let a = ", "\"\"\"\n\\(", "b", end: ")\n\"\"\""),
    recursive("raw interpolations", start: "let a = ", "#\"\\#(", "b", end: ")\"#"),
  ]

  private static let types = [
    recursive("generic arguments", start: "let a: ", "A<", "B", end: ">"),
    recursive("unterminated generic arguments", start: "let a: ", "A<"),
    recursive("generic calls", start: "let a = ", "A<", "B", end: ">"),
    recursive("comparisons that might be generic", start: "f(", "a < b, "),
    recursive("function types", start: "let a: ", "() -> ", "Int"),
    recursive("array types", start: "let a: ", "[", "Int", end: "]"),
    recursive("dictionary types", start: "let a: ", "[A: ", "Int", end: "]"),
    recursive("tuple types", start: "let a: ", "(", "Int", end: ")"),
    recursive("opaque types", start: "let a: ", "some ", "B"),
    recursive("packs", start: "func a(b: ", "repeat each ", "B) {}"),
    DeepSource("optional types", start: "let a: B", "?"), DeepSource("member types", start: "let a: B", ".C"),
    DeepSource("compositions", start: "let a: ", "B & ", "C"), DeepSource("metatypes", start: "let a: B", ".Type"),
  ]

  private static let words = [
    recursive("try", start: "let a = ", "try ", "b"), recursive("try await", start: "let a = ", "try await ", "b"),
    recursive("else if", start: "if a {} ", "else if a {} "), recursive("else if without a block", "if a else "),
    recursive("if in a condition", "if ", "a {}"), recursive("let in a pattern", start: "if case ", "let ", "a = b {}"),
    recursive("repeat", "repeat "), recursive("indirect", "indirect ", "enum A {}"), recursive("override", "override "),
    recursive("#if", "#if A\n", end: "#endif\n"), recursive("unterminated #if", "#if A\n"),
    DeepSource("#elseif", start: "#if A\n", "#elseif B\n", "#endif"),
    DeepSource("catch", start: "do {} ", "catch a {} "),
  ]

  private static let attributes = [
    recursive("attributes", "@a ", "class A {}"), recursive("@available without arguments", "@available "),
    recursive("attributes in attributes", "@a(", end: ")"), recursive("generic attributes", "@A<"),
    recursive("differentiable", "@differentiable("), recursive("specialize", "@_specialize(where T == "),
    recursive("messages", "@available(*, deprecated, message: "),
    DeepSource("modifiers with arguments", "private(set) ", "var a: Int"),
  ]

  private static let expressions = [
    DeepSource("prefix operators", start: "let a = ", "!", "b"),
    DeepSource("minus signs", start: "let a = ", "- ", "b"),
    DeepSource("members", start: "let a = b", ".c"), DeepSource("members of a macro", start: "#a", ".b"),
    DeepSource("calls of calls", start: "let a = b", "()"),
    DeepSource("subscripts of subscripts", start: "let a = b", "[0]"),
    DeepSource("optional chains", start: "let a = b", "?.c()"), DeepSource("trailing closures", start: "a", ".b { c }"),
    DeepSource("ternary expressions", start: "let a = ", "b ? c : ", "d"),
    DeepSource("nested ternary expressions", start: "let a = ", "b ? "),
    DeepSource("additions", start: "let a = ", "b + ", "c"), DeepSource("assignments", "a = ", "b"),
    DeepSource("casts", start: "let a = b", " as C"), DeepSource("key paths", start: "let a = \\B", ".c"),
    DeepSource("forced unwrapping", start: "let a = b", "!"),
    DeepSource("conditions", start: "if ", "case .a = b, ", "c {}"),
  ]

  private static let literals = [
    recursive("number signs", start: "let a = ", "#", "\"b\"", end: "#"), DeepSource("comments", "/*", end: "*/"),
    DeepSource("unterminated comments", "/*"), DeepSource("quotes", "\""), DeepSource("triple quotes", "\"\"\"\n"),
    DeepSource("regular expressions", start: "let a = ", "/b/ + ", "c"),
    DeepSource("raw strings", start: "let a = ", "#\"b\"# + ", "c"),
    DeepSource("consecutive interpolations", start: "let a = \"", "\\(b)", "\""), DeepSource("zeros", "\0"),
    DeepSource("carriage returns", "\r"), DeepSource("emoji", "👩‍👩‍👧"), DeepSource("a word", "a"),
    DeepSource("closing braces", "}"),
  ]

  private static let lists = [
    DeepSource("where clauses", start: "func a<B>() where ", "B: C, ", "B: D {}"),
    DeepSource("availability", start: "@available(", "iOS 1, ", "*) class A {}"),
    DeepSource("inheritance", start: "class A: ", "B, ", "C {}"), DeepSource("classes", "class A {}\n"),
    DeepSource("properties", start: "struct A {\n", "var a: B = c\n", "}"),
    DeepSource("extensions", "extension A {}\n"),
  ]
}
