import LintSemantics
import LintSupport
import LintSyntax

/// The targets that a package manifest declares with literal names.
struct PackageManifest {
  private static let factories: [Name: Bool] = [
    "target": false, "executableTarget": false, "macro": false, "testTarget": true,
  ]

  private static let name: Name = "name"
  private static let path: Name = "path"
  private static let dependencies: Name = "dependencies"
  private static let swiftSettings: Name = "swiftSettings"

  private let facts: FileFacts
  private let bytes: [UInt8]
  private let folder: String
  private let changesDependencies: Bool
  private let changesSettings: Bool

  /// - Parameter folder: the package's folder, relative to the root.
  init?(_ bytes: [UInt8], in folder: String, _ sourceReader: SourceReader) {
    let facts = bytes.withUnsafeBytes { try? sourceReader.facts(of: $0, path: "Package.swift") }
    guard let facts else { return nil }
    self.facts = facts
    self.bytes = bytes
    self.folder = folder
    changesDependencies = facts.changesTargets(by: Self.dependencies)
    changesSettings = facts.changesTargets(by: Self.swiftSettings)
  }

  var targets: [BuildTarget] { facts.expressionIDs.compactMap(target) }

  /// Whether code computes the name of a target that isn't for tests.
  var hasComputedTargets: Bool {
    facts.expressionIDs.contains { call in
      guard let callee = factory(of: call), Self.factories[facts[callee].name] == false, !isDependency(call) else {
        return false
      }
      let isRead = facts[callee].flags.contains(.implicitBase)
      return !isRead || text(Self.name, of: call)?.contains("\\(") ?? true
    }
  }

  /// The member in a call such as `.target()` or `Target.target()`.
  private func factory(of call: ExpressionID) -> ExpressionID? {
    guard facts[call].kind == .call, let callee = facts.firstPart(of: call), facts[callee].kind == .member,
      Self.factories[facts[callee].name] != nil
    else { return nil }
    return callee
  }

  /// Whether a call is a dependency on a target, which looks like a target.
  private func isDependency(_ call: ExpressionID) -> Bool {
    facts.containing(call).contains { facts[$0].name == Self.dependencies && isOfTarget($0) }
  }

  private func target(_ call: ExpressionID) -> BuildTarget? {
    guard let callee = factory(of: call), facts[callee].flags.contains(.implicitBase),
      let isTest = Self.factories[facts[callee].name], let name = text(Self.name, of: call), !isDependency(call)
    else { return nil }
    var target = BuildTarget(named: name, isTest: isTest)
    target.folders = folders(name, path: text(Self.path, of: call), isTest).map {
      BuildTarget.Folder(path: RelativePath.joined(folder, $0))
    }
    let dependencies = texts(Self.dependencies, of: call)
    target.dependencies = Set((dependencies?.literals ?? []).compactMap(text))
    target.hasUnknownDependencies = changesDependencies || !(dependencies?.areComplete ?? true)
    let settings = texts(Self.swiftSettings, of: call)
    if !changesSettings, settings?.areComplete ?? true {
      target.swiftSettings = Set((settings?.literals ?? []).compactMap(text))
    }
    return target
  }

  /// The texts that a call passes for a label; nil if it passes nothing.
  private func texts(_ label: Name, of call: ExpressionID) -> ManifestTexts? {
    let argument = facts.parts(of: call).first { facts[$0].kind == .argument && facts[$0].name == label }
    return argument.flatMap(facts.firstPart).map { ManifestTexts(of: $0, in: facts) }
  }

  private func isOfTarget(_ argument: ExpressionID) -> Bool {
    guard facts[argument].kind == .argument, let callee = facts[argument].parent.flatMap(facts.firstPart) else {
      return false
    }
    return Self.factories[facts[callee].name] != nil
  }

  private func folders(_ name: String, path: String?, _ isTest: Bool) -> [String] {
    if let path { return [path] }
    return ((isTest ? [NamingConventions.testFolder] : []) + BuildTarget.sourceFolders).map { "\($0)/\(name)" }
  }

  /// The string literal that a call passes for a label.
  private func text(_ label: Name, of call: ExpressionID) -> String? {
    for part in facts.parts(of: call) where facts[part].kind == .argument {
      guard facts[part].name == label, let value = facts.firstPart(of: part) else { continue }
      return text(of: value)
    }
    return nil
  }

  /// The text of a string literal.
  private func text(of value: ExpressionID) -> String? {
    let value = facts[value]
    guard value.kind == .literal, value.range.end - value.range.start > 1 else { return nil }
    let text = bytes[Int(value.range.start) + 1..<Int(value.range.end) - 1]
    return String(decoding: text, as: UTF8.self)
  }
}
