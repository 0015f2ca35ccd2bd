/// Syntax that is difficult to read.
enum Grammar {
  /// Syntax that the fast reader reads.
  static let certain = [
    "let a = x < y, b = F<G<H>>(), c = i < j && k > (l), d: [A<B>?] = []",
    "func f(_ a: Set<T>?, b: F<Set<T>?>) -> () async throws -> Void { g(a < b, c >= d) }",
    "if a.contains { $0 } , b {} else if let (x, y) = z, case .some(let w)? = v {}",
    "for x in xs.map({ $0 }) where x > 0 { continue }",
    "switch (a, b) { case (.c(let d), _) where d: break; case ...0.5: fallthrough; @unknown default: return }",
    "var a: Int { get { b } set(c) { d = c } }\nvar e = 1 { didSet { f() } }\nlet g: H = { i in i }()",
    "do { try a() } catch let e as E { throw e } catch { return }",
    "let a = b ? c : d ?? e!.f?[0]!, g = -1, h = !i, j = 0...9, k = x.0.1",
    "view.on { [weak self, x = y] (a: Int, _) -> Bool in guard let self else { return false }; return a == 1 } done: { _ in }",
    "let a = \\B.c.d, e = \\.f?.g, h = #selector(i(_:j:))",
    "let s = \"a \\(b, c: d) \\(\"e\")\", t = #\"\\n\"#, u = \"\"\"\n  \\(v)\n  \"\"\"",
    "@available(iOS 13, *) @objc(b) private(set) weak var a: (any P & Q)?, c: [String: (Int) -> Void]",
    "#if os(iOS) && !DEBUG // only\nimport class UIKit.UIView\n#elseif X\n@testable import A\n#else\nlet b = 1\n#endif",
    "protocol P<T>: AnyObject, Q where T: R { associatedtype T: S = U where T.V == W; init?(x: Int); var y: Z { get async throws } }",
    "extension A.B<C>: D where E == F { subscript<G: H>(i: G) -> I { get { j } nonmutating set {} } }",
    "indirect enum E: String { case a = \"b\", c(Int, d: F = .g); static func == (l: E, r: E) -> Bool { true } }",
    "return\nfoo()",
    "open(url)\nopen.close()\nasync let a = b\nactor.run()\nactor A {}",
    "x = y as? Z ?? w\na += b == c ? 1 : 2\n_ = d.e is F",
    "func f(@V a: () -> G, b: inout H, c: I..., d: @escaping @MainActor (J) async -> K = {}) rethrows {}",
    "label: while true { break label }\nrepeat {} while a\ndefer { b }",
    "lazy var a = { [unowned self] in self.b }()\nlet (c, d) = e, _ = f",
    "#if canImport(A.B, _version: 1.2) || swift(>=5.9) && !hasFeature(C) || true\nimport D.E\n#endif",
    "let a = [b: c, d: [:]], e = [F](), g = [(H) -> I](), (j) = k",
    "infix operator <->: A\nprefix operator ^\n#if B\npostfix operator ++\n#endif\nfunc <-> (a: C, b: C) {}",
  ]

  /// Syntax that the fast reader leaves to the parser.
  static let uncertain = [
    "let a = /b/", "let a = b /c/ d", "let é = 1", "infix operator +-+ {}", "operator +-+",
    "struct S { infix operator +-+ }",
    "infix operator +-+: required", "@A prefix operator ^", "let a = [b]\n{ c }",
    "var a: Int { get { b } set(c d) { e } }", "private(set a) var b = c", "{ [weak = a] in a }()",
    "if #available(if iOS 17, *) {}", "#if A\n#else1\n#endif",
    "@a.\n// b\nc var d: E", "a\n-> b", "actor\nimport A", "a.b\n#if C\n.d()\n#endif",
    "macro m() = #externalMacro(module: \"A\", type: \"B\")", "func f<each T>(_ a: repeat each T) {}",
    "let a = <#b#>", "x // mvvmlint:disable:next all", "func f( {", "let = 3", "a b",
    "struct S { let a: Int let b: Int }",
    "func f(a Int) {}", "if let .a = b {}", "foo() bar()", "var a { yield b }", "let a = unsafe b",
    "\"a\nb\"", "\"a \\\n b\"", "import A.self.self", "import A.\nB", "#if canImport(A in)\n#endif",
    "#if os(class)\n#endif",
    "func f() ; g() {}", "var a: Int { get set { b } }", "#if class\n#endif", "#if A(B C)\n#endif",
    "#if canImport(A.)\n#endif", "}", "case a", "class { }", "let a$b = 1",
    "@available(func macOS 10.15, *) class A {}",
  ]
}
