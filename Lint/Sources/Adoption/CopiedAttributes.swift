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
      let end = Int(path.file[declaration].nameStart)
      let copied = path.file.copiedAttributes(of: declaration)
      return copied.first { endsClause(from: Int($0.range.end), to: end) }?.name
    }.first
  }

  /// Whether a clause of an `#if` that begins before an offset ends between it and another one.
  private func endsClause(from start: Int, to end: Int) -> Bool {
    var depth = 0
    var offset = start
    while offset < min(end, bytes.count) {
      if let endOfComment = endOfComment(from: offset) {
        offset = endOfComment
        continue
      }
      let rest = bytes[offset...]
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
