import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// What every file of a project can see of the others without reading their functions: what they declare, which of them are
/// compiled together, and the roles that follow.
struct ProjectView: Sendable {
  /// What any answer may rest on.
  var common: Digest
  /// What others can see of each file, by its number.
  var files: [Digest]
  /// Which declarations at the top of files may be meant by a name, in the order of ``Name/wordHash``.
  var names: [Named]

  struct Named: Equatable, Sendable {
    var hash: UInt32
    var meaning: UInt64
  }
}

extension ProjectView {
  /// - Parameter interfaces: what each file shows to others, by its number.
  init(
    of project: Project, showing interfaces: [Digest], _ paths: [String], _ structure: Structure,
    _ rules: [any Rule.Type]
  ) {
    common = Self.common(project, paths, structure, rules)
    files = FileViews(project, interfaces).digests
    names = Self.names(project)
  }

  static func common(
    _ project: Project, _ paths: [String], _ structure: Structure, _ rules: [any Rule.Type]
  ) -> Digest {
    var hashing = Hashing()
    hashing.add(structure.key)
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
    for (name, types) in project.typesAtTop {
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

extension ProjectView {
  /// The names that mean something else now.
  func names(changedSince before: ProjectView) -> [NameFilter] {
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
