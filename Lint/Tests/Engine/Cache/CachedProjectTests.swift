import LintEngine
import LintSemantics
import LintSupport
import LintSyntax
import Testing

/// A project from the cache equals a project that is joined again.
@Suite struct CachedProjectTests {
  @Test(arguments: 1...24)
  func cachedProjectEqualsJoinedProjectAfterBodyEdits(
    seed: UInt64
  ) throws {
    var app = RandomApp(seed: seed)
    var files = try facts(of: app)
    var cached = bytes(of: joined(files))
    var reuseCount = 0
    for _ in 0..<20 {
      app.editCode()
      let now = try facts(of: app)
      let fresh = joined(now)
      if let project = project(cached, files, now) {
        #expect(outline(of: project) == outline(of: fresh))
        reuseCount += 1
      }
      (files, cached) = (now, bytes(of: fresh))
    }
    #expect(reuseCount > 2)
  }

  private func project(_ cached: [UInt8], _ before: [FileFacts], _ now: [FileFacts]) -> Project? {
    let edits = now.indices.map { BodyEdit(file: FileID($0), before: before[$0], after: now[$0]) }
    #expect(zip(before, now).allSatisfy { InterfaceHasher.digest(of: $0) == InterfaceHasher.digest(of: $1) })
    return cached.withUnsafeBytes { bytes in
      Project(
        cached: bytes, .none, modules: modules(now), conventions: Conventions(), count: now.count, edits: edits
      ) { now[$0.index] }
    }
  }

  private func facts(of app: RandomApp) throws -> [FileFacts] {
    try app.texts.map { try SourceReader().facts(of: $0.text, path: $0.path) }
  }

  private func joined(_ files: [FileFacts]) -> Project { Project(files: files, modules: modules(files)) }

  private func modules(_ files: [FileFacts]) -> Modules { Modules(paths: files.map(\.path), roots: [""], packages: []) }

  private func bytes(of project: Project) -> [UInt8] {
    var writer = ByteWriter()
    project.write(to: &writer)
    return writer.bytes
  }

  /// The results of joining, as text.
  private func outline(of project: Project) -> [String] {
    let types = project.typeIDs.map { type in
      let known = project[type]
      let members = project.members(of: type).map { "\(project[$0].name) \($0)" }
      let named = project.members(of: type).map { project.firstMember(named: project[$0].name, of: type) }
      return "\(known) \(project.roles.claims(of: type)) \(members) \(named) \(project.ancestors(of: type)) "
        + "\(project.subtypes(of: type)) \(project.types(in: type)) "
        + "\(known.bodies.map { project.type(declaredBy: $0) }) \(project.storeWrappers.contains(type))"
    }
    let storeUses = project.allStoreUses.map { "\($0) \($1)" }.sorted()
    let atTop =
      project.topLevelTypes.map { "\($0) \($1)" } + project.globals.map { "\($0) \($1)" }
      + project.externalExtensions.map { "\($0) \($1)" }
    return types + storeUses + atTop.sorted() + ["\(project.kitFiles) \(project.usesCellContexts)"]
  }
}
