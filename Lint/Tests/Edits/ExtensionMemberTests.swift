import LintEngine
import Testing

/// Members that UIKit or AppKit adds to types of other frameworks keep an import.
@Suite struct ExtensionMemberTests {
  private static let screen = """
    import UIKit
    final class ListViewController: UIViewController { let viewModel = ListViewModel() }

    """

  private func reasons(
    _ code: String, import line: String = "UIKit", superclass: String = "", beside other: String = ""
  ) throws -> [String] {
    let list = "import \(line)\nfinal class ListViewModel\(superclass) {\n  func load() {}\n  \(code)\n}\n"
    let files = ["App/List.swift": list, "App/Screen.swift": Self.screen, "App/Other.swift": other]
    let single = try SingleFinding(of: ["ui-import"], in: files)
    #expect(single.finding.path == "App/List.swift")
    return single.refusals
  }

  @Test(arguments: [
    ("func row(of place: IndexPath) -> Int { place.row }", "row"),
    ("func item(of place: NSIndexPath?) -> Int? { place?.item }", "item"),
    ("func rows(of places: [IndexPath]) -> [Int] { places.map { $0.row } }", "row"),
    ("let first = IndexPath(item: 0, section: 0)", "IndexPath"),
    ("let first: IndexPath = .init(row: 0, section: 0)", "init"),
    ("func value(of frame: CGRect) -> NSValue { NSValue(cgRect: frame) }", "NSValue"),
    ("func frame(of value: NSValue) -> CGRect { value.cgRectValue }", "cgRectValue"),
    ("func decode(_ coder: NSCoder) { _ = coder.decodeCGRect(forKey: \"frame\") }", "decodeCGRect"),
    ("let attributes: [NSAttributedString.Key: Any] = [.font: 1]", "font"),
    ("let key = NSAttributedString.Key.foregroundColor", "foregroundColor"),
    ("func size(of text: NSAttributedString) -> CGSize { text.size() }", "size"),
    ("func width(of text: NSMutableAttributedString) -> CGFloat { text.size().width }", "size"),
    ("func size(of text: String) -> CGSize { text.size(withAttributes: nil) }", "size"),
    (
      "func size(of text: NSString) { _ = text.boundingRect(with: .zero, attributes: nil, context: nil) }",
      "boundingRect"
    ),
    ("func inset(_ frame: CGRect) -> CGRect { frame.inset(by: .zero) }", "inset"),
    ("func load(_ bundle: Bundle) { _ = bundle.loadNibNamed(\"List\", owner: nil) }", "loadNibNamed"),
    ("func html() -> NSAttributedString.DocumentType? { nil }", "DocumentType"),
    ("func name(_ row: NSObject) { row.accessibilityLabel = \"Row\" }", "accessibilityLabel"),
    (
      "func focus(_ row: NSObject) { "
        + "row.accessibilityElementDidBecomeFocused() }", "accessibilityElementDidBecomeFocused"
    ),
    ("func rows(of places: [IndexPath]) -> [Int] { places.map(\\.row) }", "row"),
    ("func row(of place: IndexPath) -> Int { place[keyPath: \\.row] }", "row"),
    ("func row(of place: IndexPath) -> Int { place[keyPath: \\IndexPath.row] }", "row"),
    (
      "struct Cell { var row = 0 }; func all(_ places: Set<IndexPath>) { _ = places.sorted { "
        + "$0.row < $1.row } }", "row"
    ),
    (
      "struct Cell { var row = 0 }; func all(_ places: [IndexPath: Int]) { for (place, _) in places { print(place.row) } }",
      "row"
    ),
    (
      "func names(_ texts: [Text]) -> [String] { texts.map(\\.place.row.description) }; "
        + "struct Text {}", "description"
    ),
    ("enum Style { case font }; let attributes: [NSAttributedString.Key: Any] = [.font: 1]", "font"),
    ("func encode(_ coder: NSCoder) { coder.encode(CGPoint.zero, forKey: \"start\") }", "encode"),
    ("func places() -> NSSet { NSSet(collectionViewIndexPaths: []) }", "NSSet"),
    ("func add(_ timer: Timer) { RunLoop.main.add(timer, forMode: .tracking) }", "tracking"),
    ("let shown = NSNotification.Name.UIKeyboardDidShow", "UIKeyboardDidShow"),
    (
      "func file(_ folder: URL) { "
        + "_ = folder.appendingPathComponent(\"a\", conformingTo: .png) }", "appendingPathComponent"
    ),
    ("func isImage(_ values: URLResourceValues) -> Bool { values.contentType != nil }", "contentType"),
    (
      "func isText(_ error: CocoaError) -> Bool { "
        + "error.code == .textReadInapplicableDocumentType }", "textReadInapplicableDocumentType"
    ),
    ("let code = CocoaError.Code.fontAssetDownloadError", "fontAssetDownloadError"),
    ("let missing = CocoaError.serviceApplicationNotFound", "serviceApplicationNotFound"),
  ])
  func memberOfFrameworkKeepsTheImport(code: String, name: String) throws {
    #expect(try reasons(code) == ["the file uses a member that the framework may add to another type (\(name))"])
  }

  @Test func overriddenMemberOfFrameworkKeepsTheImport() throws {
    let found = try reasons("override var accessibilityLabel: String? { get { nil } set {} }", superclass: ": NSObject")
    #expect(found == ["the file uses a member that the framework may add to another type (accessibilityLabel)"])
    let own =
      "class Label { var accessibilityLabel = \"\" }; "
      + "final class Short: Label { override var accessibilityLabel: String { get { \"\" } set {} } }"
    #expect(try reasons(own) == [])
  }

  @Test func importOfPartStays() throws {
    let found = try reasons("", import: "UIKit.UIGestureRecognizerSubclass")
    #expect(found == ["the import names a part of the framework"])
  }

  @Test(arguments: [
    ("func image() -> ImageResource? { nil }", "struct ImageResource {}", "ImageResource"),
    ("func fade() -> String { kCATransitionFade }", "let kCATransitionFade = \"fade\"", "kCATransitionFade"),
  ])
  func nameThatTheProjectDeclaresForOtherSystemsKeepsTheImport(code: String, other: String, name: String) throws {
    let conditional = "#if os(Linux)\n\(other)\n#endif\n"
    let reason = "the file uses a name that the framework may declare or re-export (\(name))"
    #expect(try reasons(code, beside: conditional) == [reason])
    #expect(try reasons(code, beside: other) == [])
  }

  @Test func functionOfFrameworkKeepsTheImportWithoutCall() throws {
    let code = "func unit(_ rays: [SIMD3<Float>]) -> [SIMD3<Float>] { rays.map(normalize) }"
    #expect(try reasons(code) == ["the file uses a name that the framework may declare or re-export (normalize)"])
    #expect(try reasons("func name() -> String { description }", superclass: ": NSObject") == [])
  }

  @Test(arguments: [
    "struct Cell { var row = 0 }; func row(of cell: Cell) -> Int { cell.row }",
    "struct Cell { var row = 0 }; func rows(of cells: [Cell]) -> [Int] { cells.map { $0.row } }",
    "func size(of frame: CGRect) -> CGSize { frame.size }",
    "func count(of place: IndexPath) -> Int { place.count }",
    "let first = IndexPath(index: 0)",
    "enum Style { case font, color }; var style = Style.font; func change() { style = .font }",
    "func isMissing(_ error: CocoaError) -> Bool { error.code == .fileNoSuchFile }",
    "struct Reply { var contentType = 0 }; func type(of reply: Reply) -> Int { reply.contentType }",
    "func link(_ text: AttributedString) -> URL? { text.link }",
    "func text(of value: String) -> NSAttributedString { NSAttributedString(string: value) }",
    "func shrink(_ frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }",
  ])
  func otherMemberKeepsNoImport(code: String) throws {
    #expect(try reasons(code) == [])
  }
}
