import Testing

/// A long source without deep nesting, such as generated code.
struct LongSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let start: String
  private let part: String
  private let count: Int
  private let end: String

  private init(_ name: String, start: String = "", _ part: String, _ count: Int, end: String = "") {
    testDescription = name
    self.start = start
    self.part = part
    self.count = count
    self.end = end
  }

  var text: String { start + String(repeating: part, count: count) + end }

  static let all = [
    LongSource("cases without values", start: "enum A {\n", "case a\n", 1_100, end: "}"),
    LongSource("comparisons on separate lines", start: "func a() {\n", "XCTAssert(b < c)\n", 1_100, end: "}"),
    LongSource("comparisons in declarations", start: "func a() {\n", "let b = c < d\n", 1_100, end: "}"),
    LongSource("comparisons in an array", start: "let a = [", "b < c, d, ", 100, end: "]"),
    LongSource("joined comparisons", start: "let a = ", "b < c && ", 1_100, end: "d"),
    LongSource("else if", start: "if a {} ", "else if a {} ", 500), LongSource("imports", "import A\n", 1_100),
    LongSource("try on separate lines", start: "func a() {\n", "try b()\n", 1_100, end: "}"),
    LongSource("a table", start: "let a = [", "[1, 2], ", 5_000, end: "]"),
    LongSource("a table of pairs", start: "let a = [", "[[1, 2], [3, 4]], ", 2_000, end: "]"),
    LongSource("functions that return functions", "func a(_ b: Int) -> (Int) -> Int { c }\n", 1_100),
    LongSource("requirements", start: "protocol A {\n", "func a() -> () -> B\n", 1_100, end: "}"),
    LongSource("conditions", "#if A\nimport B\n#else\nimport C\n#endif\n", 1_100),
    LongSource("strings", "let a = \"b \\(c) d \\(e(\"f\"))\"\n", 500),
    LongSource("attributes", start: "class A {\n", "@objc @IBAction func a() {}\n", 600, end: "}"),
  ]
}
