public import LintSyntax

/// A table of names that the system, a package, or the kit declares, with the kinds that matter to the checker.
///
/// A table states each name once, with all its kinds. A row groups names of the same kinds; each of its lines begins with
/// the module that declares them, and a semicolon also ends a line. `name:detail` adds a supertype or a label.
public protocol KnownNames: OptionSet, Sendable where RawValue == UInt32, Element == Self {
  static var rows: [(kinds: Self, lines: String)] { get }
  /// The kinds by name. A table stores its `indexedRows` here.
  static var table: NameNumbers { get }
}

extension KnownNames {
  /// The kinds of a name, empty if the table doesn't contain it.
  @inlinable public static subscript(name: Name) -> Self { Self(rawValue: table[name]) }

  static var indexedRows: NameNumbers { NameNumbers(rows.map { ($0.kinds.rawValue, $0.lines) }) }

  /// The details by name.
  public static var indexedDetails: [Name: [Name]] {
    let detailed = rows.flatMap { KnownName.all(in: $0.lines) }.filter { !$0.details.isEmpty }
    return Dictionary(detailed.map { ($0.name, $0.details) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The names of a kind, in the order of the rows.
  public static func names(_ kind: Self) -> [Name] {
    var names: [Name] = []
    for row in rows where row.kinds.contains(kind) {
      for known in KnownName.all(in: row.lines) { names.append(known.name) }
    }
    return names
  }

  /// The names of a kind as texts.
  public static func texts(_ kind: Self) -> [String] { names(kind).map(\.text) }

  /// The first name of a kind, for kinds with a single or a main name.
  static func name(_ kind: Self) -> Name { names(kind).first ?? .none }
}

/// A name in a line of a table, with its module.
package struct KnownName: Hashable, Sendable {
  package let module: Name
  package let name: Name
  /// A supertype, or labels of arguments; `_` stands for no label.
  package fileprivate(set) var details: [Name] = []

  /// The names in the lines of a table. Each start reads all tables, so it reads each byte once.
  package static func all(in lines: String) -> [KnownName] {
    var lines = lines
    return lines.withUTF8 { bytes in
      var names: [KnownName] = []
      var module: Name?
      var start = 0
      for end in 0...bytes.count {
        let byte = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
        let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";")
        guard endsLine || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ":") else { continue }
        if start < end {
          let word = Name(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<end])))
          if start > 0, bytes[start - 1] == UInt8(ascii: ":") {
            names[names.count - 1].details.append(word == "_" ? .none : word)
          } else if let module {
            names.append(KnownName(module: module, name: word))
          } else {
            module = word
          }
        }
        if endsLine { module = nil }
        start = end + 1
      }
      return names
    }
  }
}

extension NameNumbers {
  /// Maps the names in the lines of a table to the numbers of the lines.
  init(_ rows: [(number: UInt32, lines: String)]) {
    self.init()
    for row in rows {
      for known in KnownName.all(in: row.lines) { formUnion(row.number, for: known.name) }
    }
  }
}
