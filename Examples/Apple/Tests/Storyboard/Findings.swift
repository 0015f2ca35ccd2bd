import Foundation

/// The differences between a storyboard and the sources, as sentences.
struct Findings {
  private(set) var all: [String] = []
  private let storyboard: Storyboard
  private let sources: Sources

  init(_ storyboard: Storyboard, _ sources: Sources) {
    (self.storyboard, self.sources) = (storyboard, sources)
    expect(storyboard.problem == nil, storyboard.problem ?? "")
    guard storyboard.problem == nil else { return }
    ids()
    classes()
    identifiers()
    parts()
    outlets()
  }

  private mutating func expect(_ holds: Bool, _ sentence: String) {
    if !holds { all.append("\(storyboard.name): \(sentence)") }
  }

  private mutating func ids() {
    let ids = storyboard.values(of: "id")
    for (id, uses) in Dictionary(grouping: ids, by: \.self) {
      expect(uses.count == 1, "two elements have the id \(id)")
    }
    for id in storyboard.references { expect(ids.contains(id), "no element has the id \(id)") }
  }

  private mutating func classes() {
    for element in storyboard.elements {
      guard let name = element.attributes["customClass"] else { continue }
      let parent = ["viewController": "UIViewController", "view": "UIView", "tableViewCell": "UITableViewCell"]
      let module = element.attributes["customModule"] ?? "none"
      expect(module == sources.module, "\(name) has the module \(module), not \(sources.module)")
      expect(
        sources.declares(name, below: parent[element.name] ?? "UIView"),
        "no declared class \(name) can be a \(element.name)")
    }
  }

  /// The identifiers of the screens and cells.
  private mutating func identifiers() {
    let named = storyboard.values(of: "storyboardIdentifier")
    let made = #"UIStoryboard(name: "\#(storyboard.name)", bundle: .module)"#
    let requested = sources.quoted(after: made + ".instantiateViewController(identifier: ")
    for identifier in named { expect(requested.contains(identifier), "no source uses the screen \(identifier)") }
    for identifier in requested { expect(named.contains(identifier), "there is no screen \(identifier)") }
    for identifier in storyboard.values(of: "reuseIdentifier") {
      expect(sources.text.contains("\"\(identifier)\""), "no source dequeues the cell \(identifier)")
    }
  }

  /// The parts of a view, each with its tag.
  private mutating func parts() {
    let parts = sources.rawValues(of: "Part")
    expect(!parts.isEmpty, "no view has parts")
    let tagged = storyboard.elements.filter { $0.attributes["tag"] != nil }
    for element in tagged {
      let tag = element.attributes["tag"].flatMap(Int.init)
      expect(
        parts.values.contains { $0 == tag }, "no part has the tag \(tag.map(String.init) ?? "that isn't a number")")
    }
    for (part, number) in parts {
      let found = tagged.filter { $0.attributes["tag"] == "\(number)" }.map(\.name)
      let isText = sources.text.contains("viewWithTag(Part.\(part).rawValue) as? UITextView")
      let expected = isText ? "textView" : "label"
      expect(found == [expected], "the tag of \(part), \(number), belongs to \(found), not to one \(expected)")
    }
  }

  private mutating func outlets() {
    for element in storyboard.elements where element.name == "outlet" {
      let name = element.attributes["property"] ?? "without a name"
      let declaration = #/@IBOutlet[^\n]* var (\w+)/#
      let declared = sources.text.matches(of: declaration).map { String($0.output.1) }
      expect(declared.contains(name), "there is no outlet \(name)")
    }
  }
}
