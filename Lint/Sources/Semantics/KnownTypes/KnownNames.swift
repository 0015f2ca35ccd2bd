public import LintSyntax

/// A table of names that the system, a package, or the kit declares, and what each of them means to the checker.
///
/// A table states each name once, with all its kinds. A row groups names of the same kinds; each of its lines begins with
/// the module that declares them, and a semicolon also ends a line. `name:detail` adds what a table needs to know besides.
public protocol KnownNames: OptionSet, Sendable where RawValue == UInt32, Element == Self {
  static var rows: [(kinds: Self, lines: String)] { get }
  /// The kinds by name: `indexedRows`, stored.
  static var table: [Name: Self] { get }
}

extension KnownNames {
  /// The kinds of a name, empty if the table doesn't contain it.
  @inlinable public static subscript(name: Name) -> Self { table[name] ?? [] }

  public static var indexedRows: [Name: Self] {
    Dictionary(
      rows.flatMap { row in KnownName.all(in: row.lines).map { ($0.name, row.kinds) } },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The details by name.
  public static var indexedDetails: [Name: [Name]] {
    let detailed = rows.flatMap { KnownName.all(in: $0.lines) }.filter { !$0.details.isEmpty }
    return Dictionary(detailed.map { ($0.name, $0.details) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The names of a kind, in the order of the rows.
  public static func names(_ kind: Self) -> [Name] {
    rows.filter { $0.kinds.contains(kind) }.flatMap { KnownName.all(in: $0.lines) }.map(\.name)
  }
}

/// A name in a line of a table.
package struct KnownName: Hashable, Sendable {
  package let module: Name
  package let name: Name
  /// A supertype, or labels of arguments; `_` stands for no label.
  package let details: [Name]

  package static func all(in lines: String) -> [KnownName] {
    lines.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }.flatMap { line -> [KnownName] in
      let words = line.split(separator: UInt8(ascii: " "))
      guard let module = words.first.map(Name.init(word:)) else { return [] }
      return words.dropFirst().map { word in
        let parts = word.split(separator: UInt8(ascii: ":")).map(Name.init(word:))
        return KnownName(module: module, name: parts[0], details: parts.dropFirst().map { $0 == "_" ? .none : $0 })
      }
    }
  }
}

extension Name {
  /// Tables are read at every start, and byte by byte in a quarter of the time that characters take.
  fileprivate init(word: Substring.UTF8View) { self.init(String(Substring(word))) }
}
