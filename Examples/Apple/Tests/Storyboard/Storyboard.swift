import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a storyboard names, by the kind of the name.
final class Storyboard: NSObject, XMLParserDelegate {
  struct Element: Hashable {
    var name: String
    var attributes: [String: String]
  }

  let name: String
  private(set) var elements: [Element] = []
  private(set) var problem: String?

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = self
    // Where parsing goes on after an error, the error alone tells.
    if !parser.parse() || parser.parserError != nil { problem = "line \(parser.lineNumber) is no XML" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  /// The values of an attribute, wherever it stands.
  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

  /// The ids that some element refers to.
  var references: [String] {
    ["firstItem", "secondItem", "destination", "initialViewController"].flatMap(values)
  }
}
