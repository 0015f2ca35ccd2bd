import LintSupport

/// The targets of a Podfile with their pods.
///
/// A target has its own pods and those of the target around it, unless it inherits less. The pods at the top belong to all targets.
/// Methods are read, too, but nothing is evaluated: a pod in a condition counts.
public struct Podfile: Sendable, Hashable {
  public static let name = "Podfile"

  /// The path relative to the root of the project.
  public let path: String
  private let scopes: [PodfileScope]
  private let methods: [String: PodfileScope]

  public init(path: String, _ bytes: [UInt8]) {
    var reader = PodfileReader(String(decoding: bytes, as: UTF8.self))
    reader.read()
    self.path = path
    scopes = reader.scopes
    methods = reader.methods
  }

  /// The names of the targets that can be compiled, in their order.
  public var targetNames: [String] {
    var seen: Set<String> = []
    return concrete.compactMap { scopes[$0].name }.filter { seen.insert($0).inserted }
  }

  /// The targets that link other pods than their hosts, so that they are no test bundles.
  public var independentTargetNames: [String] {
    let dependent = Set(concrete.filter { !scopes[$0].inheritsPods }.compactMap { scopes[$0].name })
    return targetNames.filter { !dependent.contains($0) }
  }

  /// Whether a target has the pods of another one, which is around it.
  public func isTarget(_ name: String, inheritingFrom other: String) -> Bool {
    concrete.contains { index in
      var around = index
      while scopes[around].inheritsPods, let parent = scopes[around].parent {
        if scopes[index].name == name, scopes[parent].name == other, !scopes[parent].isAbstract { return true }
        around = parent
      }
      return false
    }
  }

  /// The pods of a target, without their subspecs.
  public func pods(ofTarget name: String) -> Set<String> {
    scopes(ofTarget: name).reduce(into: []) { $0.formUnion(pods(ofScope: $1)) }
  }

  /// Whether code computes pods that a target may have.
  public func hasComputedPods(ofTarget name: String) -> Bool {
    scopes(ofTarget: name).contains { reaches($0) { $0.hasComputedPods } }
  }

  /// The scopes of a target. A target that isn't named may be one whose name code computes. Without any, the pods at the top are those
  /// of all targets.
  private func scopes(ofTarget name: String) -> [Int] {
    let named = concrete.filter { scopes[$0].name == name }
    if !named.isEmpty { return named }
    return concrete.isEmpty ? [0] : concrete.filter { scopes[$0].name == nil }
  }

  private var concrete: [Int] { scopes.indices.dropFirst().filter { !scopes[$0].isAbstract } }

  private func pods(ofScope index: Int) -> Set<String> {
    var pods: Set<String> = []
    _ = reaches(index) {
      pods.formUnion($0.pods)
      return false
    }
    return pods
  }

  /// Whether a scope, one that it inherits from, or a method that they call meets a condition.
  private func reaches(_ index: Int, where condition: (PodfileScope) -> Bool) -> Bool {
    var seen: Set<String> = []
    var next: Int? = index
    while let current = next {
      var open = [scopes[current]]
      while let scope = open.popLast() {
        if condition(scope) { return true }
        open += scope.calls.filter { seen.insert($0).inserted }.compactMap { methods[$0] }
      }
      next = scopes[current].inheritsPods ? scopes[current].parent : nil
    }
    return false
  }
}

/// The top of the file, a target, or a method.
struct PodfileScope: Hashable, Sendable {
  /// The name of a target; nil if code computes it, and at the top.
  var name: String?
  var isAbstract = false
  var parent: Int?
  /// The names of pods without their subspecs.
  var pods: Set<String> = []
  /// Whether code computes the name of a pod.
  var hasComputedPods = false
  /// The words at the beginning of statements, which may be calls of methods.
  var calls: Set<String> = []
  /// Whether the pods of the target around it are linked, too.
  var inheritsPods = true
}
