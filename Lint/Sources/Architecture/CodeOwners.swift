import LintSupport

/// The owners of files, as a CODEOWNERS file of GitHub or GitLab states them.
///
/// The last matching line of a section decides. Without sections, as on GitHub, the whole file is one. A file whose last
/// matching line names no owner has none.
public struct CodeOwners: Sendable {
  /// The places of the file in a repository, in the order of their precedence.
  public static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  private struct OwnerLine: Sendable {
    let pattern: OwnerPattern
    let owners: [String]
  }

  private var sections: [[OwnerLine]] = []

  public init(_ text: String) {
    var names: [String: Int] = [:]
    var current = section(named: "", &names)
    var defaults: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(line)
      guard let first = words.first else { continue }
      if let heading = OwnerHeading(line) {
        current = section(named: heading.name.lowercased(), &names)
        defaults = heading.owners
      } else if let pattern = OwnerPattern(first) {
        let owners = Array(words.dropFirst())
        // GitHub skips a line that contains anything other than owners.
        guard owners.allSatisfy(Self.isOwner) else { continue }
        sections[current].append(OwnerLine(pattern: pattern, owners: owners.isEmpty ? defaults : owners))
      }
    }
  }

  private mutating func section(named name: String, _ names: inout [String: Int]) -> Int {
    if let known = names[name] { return known }
    names[name] = sections.count
    sections.append([])
    return sections.count - 1
  }

  /// The owners of a file in the order of the line, without repetitions.
  ///
  /// - Parameter path: the path relative to the root of the repository.
  public func owners(of path: String) -> [String] {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    var found: [String] = []
    for section in sections {
      for owner in section.last(where: { $0.pattern.matches(names) })?.owners ?? [] where !found.contains(owner) {
        found.append(owner)
      }
    }
    return found
  }

  /// `@user`, `@organization/team`, `@@role` or a mail address.
  static func isOwner(_ word: String) -> Bool {
    word.hasPrefix("@") ? word.count > 1 : word.split(separator: "@", omittingEmptySubsequences: false).count == 2
  }

  /// The words of a line before a comment. A backslash makes the next character part of a word.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word += character == " " || character == "#" ? String(character) : "\\" + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == " " || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character == "#", word.isEmpty {
        return words
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

/// A heading of GitLab: `[Name]`, `^[Optional]` or `[Name][2] @default-owner`.
private struct OwnerHeading {
  let name: String
  let owners: [String]

  init?(_ line: Substring) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let start = text.hasPrefix("^") ? text.dropFirst() : text
    guard start.first == "[", let end = start.firstIndex(of: "]") else { return nil }
    name = String(start[..<end].dropFirst())
    if name.isEmpty { return nil }
    let rest = start[end...].dropFirst()
    let count = rest.first == "[" ? rest.prefix { $0 != "]" }.count + 1 : 0
    owners = rest.dropFirst(count).split { $0 == " " || $0 == "\t" }.map(String.init).filter(CodeOwners.isOwner)
  }
}

/// A pattern of a CODEOWNERS file.
///
/// It follows `.gitignore` with three differences: `!` and `[a-z]` have no meaning, so such lines are skipped, and `folder/*`
/// matches only files directly in the folder. Letter case matters.
struct OwnerPattern: Sendable {
  private enum Component: Sendable {
    /// `**`
    case anyFolders
    case name([UInt8])
  }

  private let parts: [Component]
  /// Whether the pattern also matches everything in a folder that it matches.
  private let matchesContents: Bool
  /// Whether the pattern ends with a slash, so that it matches folders only.
  private let matchesFoldersOnly: Bool

  init?(_ text: String) {
    if text.hasPrefix("!") || text.contains("[") || text.contains("]") { return nil }
    let names = text.split(separator: "/")
    guard let last = names.last else { return nil }
    matchesFoldersOnly = text.hasSuffix("/")
    let isAnchored = names.count > 1 || text.hasPrefix("/")
    let written = names.map { $0 == "**" ? Component.anyFolders : .name(Array($0.utf8)) }
    parts = isAnchored ? written : [.anyFolders] + written
    // `docs/*` doesn't match `docs/a/b`, but `*` matches everything.
    matchesContents = matchesFoldersOnly || !(isAnchored && last == "*")
  }

  func matches(_ path: [[UInt8]]) -> Bool { matches(parts[...], path[...]) }

  private func matches(_ parts: ArraySlice<Component>, _ path: ArraySlice<[UInt8]>) -> Bool {
    switch parts.first {
    case nil: return path.isEmpty ? !matchesFoldersOnly : matchesContents
    case .anyFolders:
      // `folder/**` matches everything in the folder.
      if parts.count == 1 { return !path.isEmpty }
      return (path.startIndex...path.endIndex).contains { matches(parts.dropFirst(), path[$0...]) }
    case .name(let pattern):
      guard let name = path.first, Wildcard.matches(pattern, name) else { return false }
      return matches(parts.dropFirst(), path.dropFirst())
    }
  }
}
