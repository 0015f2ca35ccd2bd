import LintConfiguration
import LintSupport

/// The entries of a folder that are relevant to a project, sorted by name.
struct FolderListing {
  let entries: [FolderEntry]

  /// - Returns: nil if the folder is unreadable.
  init?(of path: String) {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      let kind = Self.kind(Int(entry.pointee.d_type))
      if name != ".", name != "..", kind != .file || Self.isRelevant(name) {
        entries.append(FolderEntry(name: name, kind: kind))
      }
    }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  var digest: Digest {
    var hasher = DigestHasher()
    for entry in entries {
      hasher.add(entry.name)
      hasher.add(entry.kind.rawValue)
    }
    return hasher.digest
  }

  private static func isRelevant(_ name: String) -> Bool {
    name.hasSuffix(".swift") || ManifestReader.isManifest(name) || ManifestReader.isBuildSettings(name)
      || ObjectiveCSources.isRelevant(name)
  }

  private static func kind(_ type: Int) -> FileKind {
    switch type {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    default: .other
    }
  }
}

struct FolderEntry {
  let name: String
  let kind: FileKind
}

enum FileKind: Int {
  case file
  case folder
  /// A link, or an entry whose kind the file system doesn't report.
  case other
}
