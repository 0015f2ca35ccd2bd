import LintFacts
import Testing

@Suite struct WalkTests {
  @Test func declarationsKnowTheirNamesTypesAndOwners() throws {
    let outline = try Outline(
      """
      final class Foo<T: Bar>: Base<T> {
        @Published private(set) var a: [Int]? = nil, b = Foo.shared
        weak var d: (any D & E)?
        var c: Int { 1 }
        func f(_ a: Int, with b: UIImage? = nil) async throws -> (String) -> Void {
          guard let self, let x = b as? UIImage else { return }
        }
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
        "    local self",
        "    local x",
        "extension Bar: member Bar(Foo)",
      ])
  }

  @Test func closuresKnowTheirCapturesAndTheChainTheyStandIn() throws {
    let outline = try Outline(
      """
      func bind() {
        a.b.c { [weak self, y = 3] v in self?.x = v }.disposed(by: bag)
      }
      """)
    #expect(
      outline.declarations == [
        "function bind", "  closure", "    capture self", "    capture y", "    parameter v",
      ])
    #expect(
      outline.expressions == [
        "call",
        "  member disposed",
        "    call",
        "      member c",
        "        member b",
        "          reference a",
        "      argument",
        "        closure",
        "          binding",
        "            literal",
        "          assignment =",
        "            member x",
        "              reference self",
        "            reference v",
        "  argument by",
        "    reference bag",
      ])
  }
}
