import LintConfiguration
import LintSemantics
import LintSupport
import LintSyntax

/// The files that are read and the modules they belong to.
struct ProjectLayout {
  let key: Digest
  let paths: [String]
  let modules: Modules
  /// The classes in Objective-C that may be stores.
  let objectiveCClasses: [ObjectiveCClass]
  let problems: [Problem]
  /// The files that aren't read.
  let skipped: [SkippedPath]

  /// - Parameter manifests: the contents of the files that say which targets there are.
  init(
    _ sources: [String], _ found: SourceFinder, _ manifests: Manifests, _ classes: [ObjectiveCClass],
    _ configuration: Configuration, key: Digest
  ) {
    objectiveCClasses = classes
    let (targets, manifestProblems) = manifests.targets
    let (files, skipped) = SourceSelector.paths(sources, under: configuration, targets)
    self.skipped = skipped
    paths = files.map(\.path)
    modules = Modules(files, of: targets, roots: found.roots, packages: found.packages)
    problems = found.problems + manifestProblems
    self.key = key
  }

  static func key(
    _ sources: [String], _ found: SourceFinder, _ manifests: Manifests, _ classes: [ObjectiveCClass],
    _ settings: Digest
  ) -> Digest {
    var hasher = DigestHasher()
    hasher.add(settings)
    for list in [sources, found.roots.sorted(), found.packages.sorted()] {
      hasher.add(list.count)
      for path in list { hasher.add(path) }
    }
    for problem in found.problems { hasher.add(problem.path + "\n" + problem.reason) }
    manifests.add(to: &hasher)
    var writer = ByteWriter(capacity: 0)
    writer.add(list: classes) { $0.write(to: &$1) }
    writer.bytes.withUnsafeBytes { hasher.add($0) }
    return hasher.digest
  }
}

extension ProjectLayout {
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: paths.count * 128)
    writer.add(key)
    let (ofFile, names, dependencies) = modules.parts
    writer.add(list: ofFile) { $1.add($0) }
    writer.add(list: names) { $1.add($0) }
    writer.add(list: dependencies) { $1.add(list: $0) { $1.add($0) } }
    writer.add(list: problems) { $0.write(to: &$1) }
    writer.add(list: skipped) { $0.write(to: &$1) }
    writer.add(list: objectiveCClasses) { $0.write(to: &$1) }
    writer.add(list: paths) { $1.add($0) }
    return writer.bytes
  }

  /// - Parameter paths: the paths, if they are known already.
  static func cached(_ bytes: UnsafeRawBufferPointer, paths: [String]? = nil) -> CachedLayout? {
    var reader = ByteReader(bytes)
    return try? CachedLayout(&reader, paths)
  }

  /// A layout whose names aren't interned yet, because the names of the cache come first.
  struct CachedLayout {
    let key: Digest
    let paths: [String]
    let ofFile: [[ModuleID]]
    let names: [String]
    let dependencies: [[String]]
    let problems: [Problem]
    let skipped: [SkippedPath]
    let objectiveCClasses: [ObjectiveCClass]

    init(_ reader: inout ByteReader, _ known: [String]?) throws(ByteReader.Damage) {
      key = try reader.digest()
      let ofFile = try reader.list { reader throws(ByteReader.Damage) in try reader.values(of: ModuleID.self) }
      let names = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
      dependencies = try reader.list { reader throws(ByteReader.Damage) in
        try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
      }
      problems = try reader.list(Problem.init)
      skipped = try reader.list(SkippedPath.init)
      objectiveCClasses = try reader.list(ObjectiveCClass.init)
      if let known {
        guard try reader.count() == known.count else { throw ByteReader.Damage() }
        paths = known
      } else {
        paths = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
      }
      guard ofFile.count == paths.count, ofFile.joined().allSatisfy({ names.indices.contains($0.index) }) else {
        throw ByteReader.Damage()
      }
      (self.ofFile, self.names) = (ofFile, names)
    }
  }

  init(_ cached: CachedLayout) {
    key = cached.key
    paths = cached.paths
    problems = cached.problems
    skipped = cached.skipped
    objectiveCClasses = cached.objectiveCClasses
    modules = Modules(ofFile: cached.ofFile, names: cached.names, dependencies: cached.dependencies)
  }
}

extension ObjectiveCClass {
  func write(to writer: inout ByteWriter) {
    writer.add(name)
    writer.add(path)
    writer.add(list: store.map { [$0] } ?? []) { $1.add($0) }
    writer.add(list: instances) { $1.add($0) }
    writer.add(list: superclass.map { [$0] } ?? []) { $1.add($0) }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (name, path) = (try reader.text(), try reader.text())
    let stores = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
    let instances = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
    let superclasses = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
    self.init(name: name, path: path, store: stores.first, instances: instances, superclass: superclasses.first)
  }
}

/// The manifests with their contents, which are nil if a file is unreadable.
struct Manifests: Sendable {
  private let files: [(path: String, bytes: [UInt8]?)]
  private let parser: Parser

  init(_ paths: [String], _ sources: Sources, _ parser: Parser) {
    self.parser = parser
    files = paths.map { ($0, try? sources.bytes(of: $0)) }
  }

  func add(to hasher: inout DigestHasher) {
    hasher.add(files.count)
    for file in files {
      hasher.add(file.path)
      if let bytes = file.bytes { bytes.withUnsafeBytes { hasher.add($0) } } else { hasher.add(-1) }
    }
  }

  /// The targets, and the manifests that couldn't be parsed.
  var targets: (BuildTargets, [Problem]) {
    let reader = parser.reader
    let podfiles = Podfiles(files.map { ($0.path, $0.bytes ?? []) })
    let read = Workers.map(files.filter { !ManifestReader.isPodfile($0.path) }) { file in
      let targets = file.bytes.flatMap {
        ManifestReader.read($0, path: file.path, podfiles: podfiles, sourceReader: reader)
      }
      return (file.path, targets: targets)
    }
    let unread = Set(files.filter { $0.bytes == nil }.map(\.path))
    let manifestProblems = read.filter { $0.targets == nil }.map { path, _ in
      let verb = unread.contains(path) ? "read" : "parsed"
      return Problem(path: path, reason: "the manifest can't be \(verb); modules are inferred from folders")
    }
    return (BuildTargets(read.flatMap { $0.targets ?? [] }), manifestProblems)
  }
}
