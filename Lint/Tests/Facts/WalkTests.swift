import LintFacts
import Testing

@Suite struct WalkTests {
  @Test func outline() throws {
    let outline = try Outline(
      """
      import UIKit.UIImage
      @MainActor @objc(Foo) final class Foo<T: Bar>: Base<T>, P where T: Q {
        @Published private(set) var a: [Int]? = nil, b = Foo.shared.make(1, x: 2) { $0.z }
        weak var d: (any D & E)?
        var c: Int { 1 }
        func f(_ a: Int, with b: UIImage? = nil) async throws -> (String) -> Void {
          guard let self, let x = b as? UIImage else { return }
          a.b.c { [weak self, y = 3] v in self?.x = v }.disposed(by: bag)
          for await i in stream() { items[i].go(&x) }
          if case .some(let z) = x { print("\\(z)") }
          return "a"
        }
      }
      #if DEBUG
      extension Foo.Bar: Q {}
      #endif
      """)
    print(outline.declarations.joined(separator: "\n"))
    print(outline.expressions.joined(separator: "\n"))
    print(outline.facts.imports, outline.facts.attributes)
  }
}
