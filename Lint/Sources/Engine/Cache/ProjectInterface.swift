import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// What every file of a project can see of the others without reading their functions: what they declare, which of them are
/// compiled together, and the roles that follow.
struct ProjectInterface: Sendable {
  /// A digest of everything that any report may depend on.
  var common: Digest
  /// A digest of what other files can see of each file.
  var files: [Digest]
  /// The top-level declarations that a name may refer to, in the order of ``Name/wordHash``.
  var names: [Named]

  struct Named: Equatable, Sendable {
    var hash: UInt32
    var meaning: UInt64
  }
}

extension ProjectInterface {
  /// - Parameter interfaces: the interface digest of each file.
  init(
    of project: Project, showing interfaces: [Digest], _ paths: [String], _ layout: ProjectLayout,
    _ rules: [any Rule.Type]
  ) {
    common = Self.common(project, paths, layout, rules)
    files = FileInterfaceHasher(project, interfaces).digests
    names = Self.names(project)
  }

  static func common(
    _ project: Project, _ paths: [String], _ layout: ProjectLayout, _ rules: [any Rule.Type]
  ) -> Digest {
    var hashing = Hashing()
    hashing.add(layout.key)
    hashing.add(rules)
    for path in paths { hashing.add(path) }
    for file in project.kitFiles { hashing.add(file.index) }
    hashing.add(project.adoptsContextable ? 1 : 0)
    hashing.add(project.usesCellContexts ? 1 : 0)
    hashing.add(project.storeWrappers.isEmpty ? 0 : 1)
    return hashing.digest
  }

  private static func names(_ project: Project) -> [Named] {
    var meanings: [UInt32: UInt64] = [:]
    for (name, types) in project.topLevelTypes {
      add(types.map { project[$0].declaration.file }, kind: 1, to: &meanings[name.wordHash, default: 0])
    }
    for (name, globals) in project.globals {
      add(globals.map(\.file), kind: 2, to: &meanings[name.wordHash, default: 0])
    }
    return meanings.map { Named(hash: $0, meaning: $1) }.sorted { $0.hash < $1.hash }
  }

  private static func add(_ files: [FileID], kind: Int, to meaning: inout UInt64) {
    var hashing = Hashing()
    hashing.add(kind)
    for file in files { hashing.add(file.index) }
    meaning &+= hashing.digest.first
  }
}

extension ProjectInterface {
  /// The names that mean something else now.
  func names(changedSince before: ProjectInterface) -> [NameFilter] {
    var found: [NameFilter] = []
    var old = before.names[...]
    var new = names[...]
    while let hash = [old.first?.hash, new.first?.hash].compactMap({ $0 }).min() {
      let was = old.first.flatMap { $0.hash == hash ? $0 : nil }
      let now = new.first.flatMap { $0.hash == hash ? $0 : nil }
      if was != now { found.append(NameFilter(hash)) }
      if was != nil { old.removeFirst() }
      if now != nil { new.removeFirst() }
    }
    return found
  }
}

extension ProjectInterface {
  func write(to writer: inout ByteWriter) {
    writer.add(common)
    writer.add(files.count)
    for file in files { writer.add(file) }
    writer.add(names.count)
    for name in names {
      writer.add(UInt64(name.hash))
      writer.add(name.meaning)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    common = try reader.digest()
    files = []
    for _ in 0..<(try reader.count()) { files.append(try reader.digest()) }
    names = []
    for _ in 0..<(try reader.count()) {
      names.append(Named(hash: UInt32(truncatingIfNeeded: try reader.number()), meaning: try reader.number()))
    }
  }
}
