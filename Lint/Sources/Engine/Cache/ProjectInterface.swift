import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// The interfaces of all files, without the bodies of functions: their declarations, modules and roles.
struct ProjectInterface: Sendable {
  /// A digest of everything that any report may depend on.
  var common: Digest
  var files: [Digest]
  /// The declarations that a name may refer to if it is looked up in the whole project, in the order of ``Name/wordHash``.
  var names: [NameMeaning]

  struct NameMeaning: Equatable, Sendable {
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
    var hasher = DigestHasher()
    hasher.add(layout.key)
    hasher.add(rules)
    for path in paths { hasher.add(path) }
    hasher.add(project.hidesKit ? 1 : 0)
    for file in project.kitFiles { hasher.add(file.index) }
    for number in project.streamPackageNumbers { hasher.add(Int(number)) }
    hasher.add(project.adoptsContextable ? 1 : 0)
    hasher.add(project.usesCellContexts ? 1 : 0)
    hasher.add(project.storeWrappers.isEmpty ? 0 : 1)
    return hasher.digest
  }

  private static func names(_ project: Project) -> [NameMeaning] {
    var meanings: [UInt32: UInt64] = [:]
    for (name, types) in project.topLevelTypes {
      add(types.map { project[$0].declaration.file }, kind: 1, to: &meanings[name.wordHash, default: 0])
    }
    for (name, globals) in project.globals {
      add(globals.map(\.file), kind: 2, to: &meanings[name.wordHash, default: 0])
    }
    for (name, extensions) in project.externalExtensions {
      add(extensions.map(\.file), kind: 3, to: &meanings[name.wordHash, default: 0])
    }
    for name in project.externalFunctions { add([], kind: 4, to: &meanings[name.wordHash, default: 0]) }
    return meanings.map { NameMeaning(hash: $0, meaning: $1) }.sorted { $0.hash < $1.hash }
  }

  private static func add(_ files: [FileID], kind: Int, to meaning: inout UInt64) {
    var hasher = DigestHasher()
    hasher.add(kind)
    for file in files { hasher.add(file.index) }
    meaning &+= hasher.digest.first
  }
}

extension ProjectInterface {
  /// The names whose meaning has changed.
  func names(changedSince before: ProjectInterface) -> [NameFilter] {
    var found: [NameFilter] = []
    var old = before.names[...]
    var new = names[...]
    while let hash = [old.first?.hash, new.first?.hash].compactMap({ $0 }).min() {
      let oldMeaning = old.first?.hash == hash ? old.popFirst() : nil
      let newMeaning = new.first?.hash == hash ? new.popFirst() : nil
      if oldMeaning != newMeaning { found.append(NameFilter(hash)) }
    }
    return found
  }
}

extension ProjectInterface {
  func write(to writer: inout ByteWriter) {
    writer.add(common)
    writer.add(list: files) { $1.add($0) }
    writer.add(list: names) { name, writer in
      writer.add(UInt64(name.hash))
      writer.add(name.meaning)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    common = try reader.digest()
    files = try reader.list { reader throws(ByteReader.Damage) in try reader.digest() }
    names = try reader.list { reader throws(ByteReader.Damage) in
      NameMeaning(hash: UInt32(truncatingIfNeeded: try reader.number()), meaning: try reader.number())
    }
  }
}
