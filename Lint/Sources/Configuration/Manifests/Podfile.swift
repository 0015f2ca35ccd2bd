import LintSemantics
import LintSupport

/// The pods of each target in a Podfile.
///
/// A Podfile is a program in Ruby. It is read by lines: blocks of targets, functions that add pods, and pods. If a line names a target
/// by a computed value, or a block has no end, each pod may belong to each target.
public struct Podfile: Sendable, Hashable {
  /// The path relative to the root.
  public let path: String
  private var scopes: [PodBlock] = [PodBlock()]
  private var functions: [Substring: Int] = [:]
  private var hasComputedTargets = false

  /// A block, whose pods its inner targets can use, too.
  private struct PodBlock: Sendable, Hashable {
    var target: String?
    var outer: Int?
    var pods: Set<String> = []
    /// The first words of the other lines, which may call functions.
    var calls: Set<Substring> = []
  }

  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    var open = [0]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      for statement in RubyStatement.all(in: line) { read(statement, &open) }
    }
    if open.count != 1 { hasComputedTargets = true }
  }

  private mutating func read(_ statement: RubyStatement, _ open: inout [Int]) {
    guard let scope = open.last else { return }
    let word = statement.words.first
    switch word {
    case "target", "abstract_target":
      if statement.quoted == nil { hasComputedTargets = true }
      scopes.append(PodBlock(target: statement.quoted.map(String.init), outer: scope))
      if statement.opensBlock { open.append(scopes.count - 1) }
    case "def":
      if let name = statement.words.dropFirst().first { functions[name] = scopes.count }
      scopes.append(PodBlock())
      open.append(scopes.count - 1)
    case "end":
      if open.count > 1 { open.removeLast() } else { hasComputedTargets = true }
    case "pod":
      if let pod = statement.quoted { scopes[scope].pods.insert(String(pod.prefix { $0 != "/" })) }
    default:
      if let word { scopes[scope].calls.insert(word) }
      if statement.opensBlock { open.append(scope) }
    }
  }

  /// The pods that a target can use, without their subspecs.
  public func pods(ofTarget name: String) -> Set<String> {
    if hasComputedTargets { return scopes.reduce(into: []) { $0.formUnion($1.pods) } }
    var pods: Set<String> = []
    var visited: Set<Int> = []
    var rest = [0] + scopes.indices.filter { scopes[$0].target == name }
    while let next = rest.popLast() {
      guard visited.insert(next).inserted else { continue }
      let scope = scopes[next]
      pods.formUnion(scope.pods)
      rest += [scope.outer].compactMap { $0 } + scope.calls.compactMap { functions[$0] }
    }
    return pods
  }
}

/// The Podfiles of a project. An Xcode project uses the nearest one in its folder or in a folder around it.
public struct Podfiles: Sendable {
  private var byFolder: [String: Podfile] = [:]

  public init(_ files: [(path: String, bytes: [UInt8])] = []) {
    for (path, bytes) in files where ManifestReader.isPodfile(path) {
      byFolder[RelativePath.names(in: path).dropLast().joined(separator: "/")] = Podfile(bytes, path: path)
    }
  }

  /// The Podfile of the Xcode project with this path or description; nil if there is none.
  public func nearest(to project: String) -> Podfile? {
    if byFolder.isEmpty { return nil }
    return (RelativePath.folders(around: project).reversed() + [""]).lazy.compactMap { byFolder[$0] }.first
  }
}
