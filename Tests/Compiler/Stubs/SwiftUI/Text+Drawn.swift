/// The stub's own.
extension Text: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [DrawnNode("Text", text)] }
}

/// The stub's own.
extension Image: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [] }
}

/// The stub's own.
extension Label: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { place.inside("title").nodes(of: title) }
}

/// The stub's own.
extension LabeledContent: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    [place.node("LabeledContent", of: label, above: place.inside("content").nodes(of: content))]
  }
}

/// The stub's own.
extension Button: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [place.node("Button", of: label, tap: action)] }
}

/// The stub's own.
extension ProgressView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [place.node("ProgressView", of: label)] }
}

/// The stub's own.
extension ContentUnavailableView: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] {
    let rest = place.inside("description").nodes(of: description) + place.inside("actions").nodes(of: actions)
    return [place.node("ContentUnavailableView", of: label, above: rest)]
  }
}

extension DrawnPlace {
  /// What has a label: its text is the label's.
  fileprivate func node(
    _ kind: String, of label: some View, above content: [DrawnNode] = [], tap: (() -> Void)? = nil
  ) -> DrawnNode {
    DrawnNode(kind, inside("label").nodes(of: label).first?.text ?? "", content, tap: tap)
  }
}

/// The stub's own.
extension Color: Drawn {
  public func draw(at place: DrawnPlace) -> [DrawnNode] { [DrawnNode("Color")] }
}
