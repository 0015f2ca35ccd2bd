/// A pattern for paths relative to the root: `*` and `?` match part of a name, `**` matches any number of folders. A pattern
/// that matches a folder also matches its contents.
public struct PathPattern: Sendable, Hashable {
  public let text: String
  private let names: [[UInt8]]

  public init(_ text: String) {
    self.text = text
    var names = text.split(separator: "/").map { Array($0.utf8) }
    if names.first == Array(".".utf8) { names.removeFirst() }
    self.names = names
  }

  public func matches(_ path: String) -> Bool {
    Self.matches(names[...], RelativePath.names(in: path).map { Array($0.utf8) }[...])
  }

  /// Whether the pattern ends with the name of the folder, rather than with an outer folder's name or only wildcards.
  public func names(_ folder: String) -> Bool {
    Self.names(names[...], RelativePath.names(in: folder).map { Array($0.utf8) }[...])
  }

  private static func names(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return false }
    if first == Array("**".utf8) {
      return path.indices.contains { names(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, Wildcard.matches(first, name) else { return false }
    if path.count > 1 { return names(pattern.dropFirst(), path.dropFirst()) }
    return first.contains { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") }
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == Array("**".utf8) {
      return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
    }
    guard let name = path.first, Wildcard.matches(first, name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}

extension [PathPattern] {
  public func match(_ path: String) -> Bool { contains { $0.matches(path) } }
}

/// Matches names with `*` for any number of characters and `?` for one byte.
package enum Wildcard {
  package static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var place = (pattern: 0, text: 0)
    // Where to continue if the text after the last star doesn't match.
    var retry: (pattern: Int, text: Int)?
    while place.text < text.count {
      if place.pattern < pattern.count, pattern[place.pattern] == UInt8(ascii: "*") {
        retry = (place.pattern + 1, place.text)
        place.pattern += 1
      } else if place.pattern < pattern.count, isMatch(pattern[place.pattern], text[place.text]) {
        place = (place.pattern + 1, place.text + 1)
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        place = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[place.pattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func isMatch(_ pattern: UInt8, _ byte: UInt8) -> Bool {
    pattern == byte || pattern == UInt8(ascii: "?")
  }
}

/// Computes with paths relative to the root.
package enum RelativePath {
  private static let slash = UInt8(ascii: "/")

  /// The names in a path.
  package static func names(in path: String) -> [Substring] { path.utf8.split(separator: slash).map(Substring.init) }

  /// The last name in a path.
  package static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// Whether a path contains a folder with this name, without an array of its names.
  package static func contains(folder name: StaticString, in path: Substring) -> Bool {
    var start = path.utf8.startIndex
    while let end = path.utf8[start...].firstIndex(of: slash) {
      if path.utf8[start..<end].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
      {
        return true
      }
      start = path.utf8.index(after: end)
    }
    return false
  }

  /// The path that consists of these names.
  package static func path(of names: ArraySlice<Substring>) -> String {
    var path = ""
    for name in names {
      if !path.isEmpty { path.append("/") }
      path.append(contentsOf: name)
    }
    return path
  }

  /// The folders around a path without the root, from the outside in.
  package static func folders(around path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
  }

  /// The path of a path in a folder, without `.` and `..`.
  package static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(folder), isPlain(path) { return "\(folder)/\(path)" }
    var names: [Substring] = []
    for name in Self.names(in: folder) + Self.names(in: path) {
      switch name {
      case ".": continue
      // A path that leaves the root retains its `..` and doesn't match any file of the project.
      case ".." where names.last.map { $0 != ".." } ?? false: names.removeLast()
      default: names.append(name)
      }
    }
    return Self.path(of: names[...])
  }

  /// Whether no name of a path is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var last = slash
    for byte in path.utf8 {
      if last == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      last = byte
    }
    return last != slash
  }
}
