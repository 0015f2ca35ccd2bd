/// A declaration of a stub, and the page of Apple's documentation that a comment beside it names.
struct Declaration {
  let place: String
  /// As the documentation would name it.
  let name: String
  /// As the comment names it; nil where there is none.
  let page: String?

  /// The page's last part is the declaration's name; it may have parameters that the stub leaves out.
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
