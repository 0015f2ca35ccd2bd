import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A scheme with the products of its actions.
final class Scheme: NSObject, XMLParserDelegate {
  private(set) var references: [(action: String, attributes: [String: String])] = []
  private(set) var configurations: Set<String> = []
  private var action = ""

  /// Returns nil if it can't be read.
  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if element.hasSuffix("Action") { action = element }
    if element == "BuildableReference" { references.append((action, attributes)) }
    if let configuration = attributes["buildConfiguration"] { configurations.insert(configuration) }
  }
}
