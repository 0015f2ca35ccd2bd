import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a storyboard with their names, by kind.
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
    // Some parsers continue after an error and return true.
    if !parser.parse() || parser.parserError != nil { problem = "line \(parser.lineNumber) is not XML" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  /// Returns the values of an attribute in all elements.
  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

  /// The ids that elements refer to.
  var references: [String] {
    ["firstItem", "secondItem", "destination", "initialViewController"].flatMap(values)
  }
}
