/// A line of text with a cursor, edited by keys.
public struct TextField: Hashable, Sendable {
  public private(set) var text = ""
  /// The number of characters before the cursor.
  public private(set) var cursor = 0
  /// The largest number of characters.
  public let limit: Int

  /// The effect of a key.
  public enum Effect: Hashable, Sendable {
    /// The text or the cursor may have changed.
    case handled
    /// The text would exceed the limit and isn't changed.
    case tooLong
    /// The key isn't an editing key, or moves the cursor of an empty field.
    case ignored
  }

  public init(limit: Int) {
    self.limit = limit
  }

  /// Replaces the text, even if it exceeds the limit, and moves the cursor to its end.
  public mutating func set(_ text: String) {
    (self.text, cursor) = (text, text.count)
  }

  public mutating func handle(_ key: Key) -> Effect {
    switch key {
    case .character(let character): return insert(String(character))
    case .paste(let text): return insert(text.printable)
    case .backspace: keep(before: text.prefix(max(0, cursor - 1)))
    case .delete: keep(after: text.dropFirst(cursor + 1))
    case .control("u"): keep(before: "")
    case .control("w"): keep(before: text.prefix(cursor).withoutLastWord)
    default: return move(key)
    }
    return .handled
  }

  private mutating func move(_ key: Key) -> Effect {
    if text.isEmpty { return .ignored }
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    default: return .ignored
    }
    return .handled
  }

  private mutating func insert(_ addition: String) -> Effect {
    let start = text.prefix(cursor) + addition
    let longer = start + text.dropFirst(cursor)
    guard longer.count <= limit else { return .tooLong }
    (text, cursor) = (String(longer), start.count)
    return .handled
  }

  private mutating func keep(before: Substring) {
    (text, cursor) = (String(before + text.dropFirst(cursor)), before.count)
  }

  private mutating func keep(after: Substring) { text = String(text.prefix(cursor) + after) }
}

extension Substring {
  /// The text without its last word and the spaces that follow it.
  fileprivate var withoutLastWord: Substring {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...end].lastIndex(of: " ").map { self[...$0] } ?? ""
  }
}
