import LintConfiguration
import LintSemantics
import LintSupport

/// The files that say which targets there are, with their contents; nil where one cannot be read.
struct Manifests: Sendable {
  private let files: [(path: String, bytes: [UInt8]?)]

  init(_ paths: [String], _ sources: Sources) {
    files = paths.map { ($0, try? sources.bytes(of: $0)) }
  }

  func add(to hashing: inout Hashing) {
    hashing.add(files.count)
    for file in files {
      hashing.add(file.path)
      if let bytes = file.bytes { bytes.withUnsafeBytes { hashing.add($0) } } else { hashing.add(-1) }
    }
  }

  /// The targets, and which of the files were not understood.
  var targets: (BuildTargets, [Problem]) {
    let read = Workers.map(files) { file in
      (file.path, targets: file.bytes.flatMap { ManifestReader.read($0, path: file.path) })
    }
    let unclear = read.filter { $0.targets == nil }.map { path, _ in
      Problem(path: path, reason: "it cannot be understood, so folders tell what is compiled together")
    }
    return (BuildTargets(read.flatMap { $0.targets ?? [] }), unclear)
  }
}
