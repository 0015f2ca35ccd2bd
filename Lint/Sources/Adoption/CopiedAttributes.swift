import LintSyntax

extension FileFacts {
  private static let copied: NameSet = ["available", "_spi"]

  /// The attributes of a declaration without which an extension can't name the type.
  func copiedAttributes(of declaration: DeclarationID) -> [Attribute] {
    attributes(of: self[declaration]).filter { Self.copied.contains($0.name) }
  }
}

extension SourceLines {
  /// An attribute that the extension of a type needs, and that exists only under the condition of an `#if`.
  func conditionalAttribute(of path: ScopePath) -> Name? {
    path.declarations.lazy.compactMap { declaration in
      let name = path.file[declaration].nameStart
      return path.file.copiedAttributes(of: declaration).first { endsClause(in: Int($0.range.end)..<Int(name)) }?.name
    }.first
  }

  /// Whether a clause of an `#if` that begins before a range ends in it.
  private func endsClause(in range: Range<Int>) -> Bool {
    var depth = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let end = endOfComment(from: offset) {
        offset = end
        continue
      }
      let rest = bytes[offset..<range.upperBound]
      if rest.starts(with: "#if".utf8) { depth += 1 }
      if rest.starts(with: "#endif".utf8) || rest.starts(with: "#else".utf8) {
        if depth == 0 { return true }
        if rest.starts(with: "#endif".utf8) { depth -= 1 }
      }
      offset += 1
    }
    return false
  }
}
