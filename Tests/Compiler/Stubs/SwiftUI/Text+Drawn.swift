/// Stub only.
extension Text: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [DrawnNode("Text", text)] }
}

/// Stub only.
extension Image: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [] }
}

/// Stub only.
extension Label: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { place.inside("title").nodes(of: title) }
}

/// Stub only.
extension LabeledContent: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [place.node("LabeledContent", of: label, above: place.inside("content").nodes(of: content))]
  }
}

/// Stub only.
extension Button: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [place.node("Button", of: label, tap: action)] }
}

/// Stub only.
extension ProgressView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [place.node("ProgressView", of: label)] }
}

/// Stub only.
extension ContentUnavailableView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let rest = place.inside("description").nodes(of: description) + place.inside("actions").nodes(of: actions)
    return [place.node("ContentUnavailableView", of: label, above: rest)]
  }
}

extension DrawnPlace {
  /// Returns a node with the text of its label.
  fileprivate func node(
    _ kind: String, of label: some View, above content: [DrawnNode] = [], tap: (() -> Void)? = nil
  ) -> DrawnNode {
    DrawnNode(kind, inside("label").nodes(of: label).first?.text ?? "", content, tap: tap)
  }
}

/// Stub only.
extension Color: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [DrawnNode("Color")] }
}
