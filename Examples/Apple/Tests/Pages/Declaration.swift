/// A declaration of a stub, with the page of Apple's documentation that its comment names.
struct Declaration {
  let place: String
  /// The name in the documentation.
  let name: String
  /// The name in the comment, or nil without one.
  let page: String?

  /// Whether the last part of the page is the declaration's name. The page may have parameters that the stub leaves
  /// out.
  var isNamed: Bool {
    guard let page else { return false }
    let (own, documented) = (Self.parts(name), Self.parts(page))
    var rest = documented.labels[...]
    let areLabels = own.labels.allSatisfy { label in
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    return own.base == documented.base && own.isCalled == documented.isCalled && areLabels
  }

  private static func parts(_ name: String) -> (base: Substring, isCalled: Bool, labels: [Substring]) {
    let path = name.prefix { $0 != "(" }
    let labels = name.dropFirst(path.count).drop { $0 == "(" }.prefix { $0 != ")" }.split(separator: ":")
    return (path.split(separator: ".").last ?? "", name.contains("("), labels)
  }
}
