import LintConfiguration
import LintSupport

/// The entries of a folder that can matter to a project, sorted by name.
struct FolderListing {
  struct Entry {
    let name: String
    let kind: Kind
  }

  enum Kind: Int {
    case file
    case folder
    /// A link, or an entry whose kind the file system doesn't report.
    case other
  }

  let entries: [Entry]

  /// - Returns: nil if the folder is unreadable.
  init?(of path: String) {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      let kind = Self.kind(Int(entry.pointee.d_type))
      if name != ".", name != "..", kind != .file || Self.matters(name) {
        entries.append(Entry(name: name, kind: kind))
      }
    }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  var digest: Digest {
    var hashing = Hashing()
    for entry in entries {
      hashing.add(entry.name)
      hashing.add(entry.kind.rawValue)
    }
    return hashing.digest
  }

  private static func matters(_ name: String) -> Bool {
    name.hasSuffix(".swift") || name.hasSuffix(".podspec") || ManifestReader.isManifest(name)
  }

  private static func kind(_ type: Int) -> Kind {
    switch type {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    default: .other
    }
  }
}
