import LintSupport

/// The Swift files of a project that aren't checked: tests, generated code, and what the configuration excludes.
///
/// Packages and build products don't count, because they can't name the project's types.
public struct UncheckedSources: Sendable {
  private let sources: Sources
  private let skipped: [SkippedPath]

  public init(_ sources: Sources, _ skipped: [SkippedPath]) {
    self.sources = sources
    self.skipped = skipped.filter { ![.packages, .buildProducts].contains($0.reason) }
  }

  /// Whether one of the files contains a word, or can't be read.
  public func contain(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return skipped.contains { path in
      path.isFolder ? files(in: path.path).contains { contains(bytes, $0) } : contains(bytes, path.path)
    }
  }

  private func files(in folder: String) -> [String] {
    var (open, found) = ([folder], [String]())
    while let folder = open.popLast() {
      for entry in FolderListing(of: sources.root + "/" + folder)?.entries ?? [] {
        let path = folder + "/" + entry.name
        if entry.kind == .folder { open.append(path) } else if path.hasSuffix(".swift") { found.append(path) }
      }
    }
    return found
  }

  private func contains(_ word: [UInt8], _ path: String) -> Bool {
    guard let bytes = try? sources.bytes(of: path) else { return true }
    return bytes.split { !Self.isPartOfWord($0) }.contains { $0.elementsEqual(word) }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || [
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
      ]
      .contains { $0.contains(byte) }
  }
}
