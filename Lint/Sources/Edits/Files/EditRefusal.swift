import LintSupport
import LintSyntax

/// The reason why a file isn't edited.
public enum EditRefusal: Hashable, Sendable {
  /// A safety net: rules don't run in generated files, so these have no findings to fix.
  case generated
  case symbolicLink
  /// The file belongs to a repository inside of the project's.
  case innerRepository(folder: String)
  case readOnly
  case readOnlyFolder
  /// The file is no longer the one that was read.
  case changed
  case unreadable(String)

  /// The problem and its solution.
  public var text: String {
    switch self {
    case .generated: "a tool generates it; change the tool's input"
    case .symbolicLink: "it is reached through a symbolic link; run mvvmlint in the project that contains its target"
    case .innerRepository(let folder): "it belongs to the submodule or repository \(folder); run mvvmlint there"
    case .readOnly: "it is read-only; make it writable and run the command again"
    case .readOnlyFolder: "its folder is read-only; make it writable and run the command again"
    case .changed: "it has changed since it was read; run the command again"
    case .unreadable(let reason): "it can't be read (\(reason))"
    }
  }

  /// Whether the file should be edited but can't be, which is an error.
  public var isError: Bool {
    switch self {
    case .generated, .symbolicLink, .innerRepository: false
    case .readOnly, .readOnlyFolder, .changed, .unreadable: true
    }
  }
}

extension EditRefusal {
  /// The refusal that follows from a file's place, permissions or contents.
  ///
  /// - Parameter root: the project's root, an absolute path without links.
  init?(of path: String, in root: String, contents: [UInt8]) {
    let absolute = root + "/" + path
    if FileSystem.exists(absolute), FileSystem.absolute(absolute) != absolute {
      self = .symbolicLink
    } else if let folder = Self.innerRepository(of: path, in: root) {
      self = .innerRepository(folder: folder)
    } else if contents.withUnsafeBytes(HeaderComments.areGenerated) {
      self = .generated
    } else if FileSystem.isReadOnly(absolute) {
      self = .readOnly
    } else if FileSystem.isReadOnly(String(absolute.prefix(upTo: absolute.lastIndex(of: "/") ?? absolute.startIndex))) {
      self = .readOnlyFolder
    } else {
      return nil
    }
  }

  /// The innermost folder below the root that contains the file and is a work tree of its own.
  private static func innerRepository(of path: String, in root: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileSystem.exists(root + "/" + folder + "/.git") { return String(folder) }
    }
    return nil
  }
}
