import LintSyntax
import Testing

@Suite struct SyntaxWalkerTests {
  @Test func `types, members and parameters have their written types`() throws {
    let outline = try Outline(
      """
      final class Foo<T: Bar>: Base<T>, P where T: Q {
        @Published private(set) var a: [Int]? = nil, b = 1
        weak var d: (any D & E)?
        var c: Int { 1 }
        func f(_ a: Int, with b: UIImage? = nil) async throws -> (String) -> Void {}
        case one(Int)
      }
      extension Foo.Bar: Q {}
      """)
    #expect(
      outline.declarations == [
        "class Foo",
        "  genericParameter T: Bar",
        "  property a: optional(array(Int))",
        "  property b",
        "  property d: optional(any(composition(D, E)))",
        "  property c: Int",
        "    accessor get",
        "  function f: function(String, Void)",
        "    parameter a: Int",
        "    parameter b: optional(UIImage)",
        "  enumCase one",
        "    parameter : Int",
        "extension Bar: member Bar(Foo)",
      ])
  }

  @Test(arguments: [
    ("await a.b(c)", "call"), ("try await a.b", "member b"), ("a + (await b) + c", "reference b"),
    ("await a ?? b", "reference a"), ("return await [a]", "array"),
  ])
  func `operand of await is marked`(source: String, operand: String) throws {
    let outline = try Outline(source)
    let marked = zip(outline.facts.expressions, outline.expressions).filter { $0.0.flags.contains(.awaited) }
    #expect(marked.map { $0.1.drop { $0 == " " } } == [operand[...]])
  }

  @Test func `closures, conditions and loops declare their names`() throws {
    let outline = try Outline(
      """
      func f() {
        guard let self, let x = b as? UIImage else { return }
        a.sink { [weak self, y = 3] v in let w = v }
        for await i in stream() {}
        if case .some(let z) = x {}
      }
      """)
    #expect(
      outline.declarations == [
        "function f",
        "  local self", "  local x",
        "  closure", "    capture self", "    capture y", "    parameter v", "    local w",
        "  local i", "  local z",
      ])
  }

  @Test func `chain contains its base, then its arguments and closures`() throws {
    let outline = try Outline("a.b.c(x: 1) { $0.z }.disposed(by: bag)")
    #expect(
      outline.expressions == [
        "call",
        "  member disposed",
        "    call",
        "      member c", "        member b", "          reference a",
        "      argument x", "        literal 1",
        "      argument", "        closure", "          return", "            member z", "              reference $0",
        "  argument by", "    reference bag",
      ])
  }

  @Test(
    arguments: [
      (
        "self.x = try await y ?? z",
        ["assignment =", "  member x", "    reference self", "  reference y", "  operator ??", "  reference z"]
      ),
      ("x == y", ["sequence", "  reference x", "  operator ==", "  reference y"]),
      ("n += 1", ["assignment +=", "  reference n", "  literal 1"]),
      ("x as? UIView", ["sequence", "  reference x", "  cast as?", "  type"]),
      (
        "items[i]?.go(&x)",
        [
          "call", "  member go", "    subscript", "      reference items", "      argument", "        reference i",
          "  argument", "    reference x",
        ]
      ),
      (
        #"print("\\(z)")"#.replacing(#"\\"#, with: #"\"#),
        ["call", "  reference print", "  argument", "    literal", "      reference z"]
      ),
    ])
  func `expression contains its parts in source order`(source: String, expressions: [String]) throws {
    #expect(try Outline(source).expressions == expressions)
  }

  @Test func `expression starts at its first token and lies within its parent`() throws {
    let source = "/* é */ let a = b .c( d ) // end"
    let facts = try Outline(source).facts
    let texts = facts.expressions.map { String(source.utf8.text($0.range)) }
    #expect(texts == ["= b .c( d )", "b .c( d )", "b .c", "b", "d", "d"])
  }

  @Test func `imports, attributes and conditions have facts`() throws {
    let facts = try Outline(
      """
      import class UIKit.UIColor
      #if DEBUG
      @Environment(\\.modelContext) var context
      #endif
      """
    ).facts
    #expect(facts.imports.map { "\($0.module).\($0.member)" } == ["UIKit.UIColor"])
    #expect(facts.attributes.map(\.name) == ["Environment"])
    #expect(facts.attributes.map(\.base) == ["Environment"])
    #expect(facts.declarations.map { $0.condition.map { facts[$0].text } } == ["DEBUG"])
  }
}

extension String.UTF8View {
  fileprivate func text(_ range: ByteRange) -> String {
    String(decoding: dropFirst(Int(range.start)).prefix(Int(range.end - range.start)), as: UTF8.self)
  }
}
