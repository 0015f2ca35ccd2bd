import LintConfiguration
import LintSemantics
import LintSupport
import LintSyntax

/// The files that are read and the modules they belong to.
struct ProjectLayout {
  /// A digest of the inputs.
  let key: Digest
  let paths: [String]
  let modules: Modules
  let problems: [Problem]
  /// The files that aren't selected.
  let skipped: [SkippedPath]

  /// - Parameter manifests: the contents of the files that say which targets there are.
  init(_ sources: [String], _ found: Discovery, _ manifests: Manifests, _ configuration: Configuration, key: Digest) {
    let (targets, unclear) = manifests.targets
    let (files, skipped) = SourceSelection.paths(sources, under: configuration, targets)
    self.skipped = skipped
    paths = files.map(\.path)
    modules = Modules(files, of: targets, roots: found.roots, packages: found.packages)
    problems = found.problems + unclear
    self.key = key
  }

  static func key(
    _ sources: [String], _ found: Discovery, _ manifests: Manifests, _ settings: Digest
  ) -> Digest {
    var hashing = Hashing()
    hashing.add(settings)
    for list in [sources, found.roots.sorted(), found.packages.sorted()] {
      hashing.add(list.count)
      for path in list { hashing.add(path) }
    }
    for problem in found.problems { hashing.add(problem.path + "\n" + problem.reason) }
    manifests.add(to: &hashing)
    return hashing.digest
  }
}

extension ProjectLayout {
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: paths.count * 128)
    writer.add(key)
    let (ofFile, names) = modules.parts
    writer.add(ofFile.count)
    for numbers in ofFile { writer.add(numbers) }
    writer.add(names.count)
    for name in names { writer.add(name) }
    problems.write(to: &writer)
    skipped.write(to: &writer)
    writer.add(paths.count)
    for path in paths { writer.add(path) }
    return writer.bytes
  }

  /// - Parameter paths: the paths, if they are known already.
  static func cached(_ bytes: UnsafeRawBufferPointer, paths: [String]? = nil) -> Cached? {
    var reader = ByteReader(bytes)
    return try? Cached(&reader, paths)
  }

  /// A layout whose names aren't interned yet: the names of the cache come first.
  struct Cached {
    let key: Digest
    let paths: [String]
    let ofFile: [[ModuleID]]
    let names: [String]
    let problems: [Problem]
    let skipped: [SkippedPath]

    init(_ reader: inout ByteReader, _ known: [String]?) throws(ByteReader.Damage) {
      key = try reader.digest()
      var ofFile: [[ModuleID]] = []
      for _ in 0..<(try reader.count()) { ofFile.append(try reader.values(of: ModuleID.self)) }
      var names: [String] = []
      for _ in 0..<(try reader.count()) { names.append(try reader.text()) }
      let problems = try [Problem](&reader)
      skipped = try [SkippedPath](&reader)
      var paths = known ?? []
      let count = try reader.count()
      if known == nil { for _ in 0..<count { paths.append(try reader.text()) } }
      guard paths.count == count, ofFile.count == count,
        ofFile.joined().allSatisfy({ names.indices.contains($0.index) })
      else { throw ByteReader.Damage() }
      (self.paths, self.ofFile, self.names, self.problems) = (paths, ofFile, names, problems)
    }
  }

  init(_ cached: Cached) {
    key = cached.key
    paths = cached.paths
    problems = cached.problems
    skipped = cached.skipped
    modules = Modules(ofFile: cached.ofFile, names: cached.names)
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

  func add(to hashing: inout Hashing) {
    hashing.add(files.count)
    for file in files {
      hashing.add(file.path)
      if let bytes = file.bytes { bytes.withUnsafeBytes { hashing.add($0) } } else { hashing.add(-1) }
    }
  }

  /// The targets, and the manifests that couldn't be parsed.
  var targets: (BuildTargets, [Problem]) {
    let reader = parser.reader
    let read = Workers.map(files) { file in
      (file.path, targets: file.bytes.flatMap { ManifestReader.read($0, path: file.path, sourceReader: reader) })
    }
    let unclear = read.filter { $0.targets == nil }.map { path, _ in
      Problem(path: path, reason: "the manifest can't be parsed; modules are inferred from folders")
    }
    return (BuildTargets(read.flatMap { $0.targets ?? [] }), unclear)
  }
}
