import LintSemantics
import LintSupport

/// Distinguishes test folders from folders that only have such a name.
///
/// A folder belongs to a test target if its name ends in `Tests` and a file in it imports a testing library. The name alone
/// isn't enough: `FamilyMemberTests` may be a feature of an app for doctors.
enum TestFolder {
  private static let libraries = Set(KnownModules.texts(.testLibrary).map { Substring($0) })

  static func isCandidate(_ name: some StringProtocol) -> Bool { name.hasSuffix(NamingConventions.testFolder) }

  /// - Parameter examined: called with the path of each file that is read.
  static func containsTests(_ folder: String, below root: String, examined: (String) -> Void) -> Bool {
    var open = [folder]
    while let folder = open.popLast() {
      for entry in FolderListing(of: root + "/" + folder)?.entries ?? [] {
        let path = folder + "/" + entry.name
        switch entry.kind {
        // `__tests__` contains the tests of the sources around it.
        case .folder: if !entry.name.hasPrefix("__") { open.append(path) }
        case .file where path.hasSuffix(".swift"):
          examined(path)
          if let source = try? FileContents.read(root + "/" + path, limit: 1 << 20), importsTestingLibrary(source) {
            return true
          }
        case .file, .other: continue
        }
      }
    }
    return false
  }

  /// Whether a line of the source imports a testing library, or a module with `@testable`.
  static func importsTestingLibrary(_ source: [UInt8]) -> Bool {
    source.split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.contains(UInt8(ascii: "i")), line.count < 200 else { return false }
      let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace || $0 == ";" }
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(isModifier) else { return false }
      return words[..<index].contains("@testable")
        || words[(index + 1)...].prefix(2).contains { libraries.contains($0.prefix { $0 != "." }) }
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
