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
  private static let package: Name = "package"

  private let facts: FileFacts
  private let bytes: [UInt8]
  private let folder: String

  /// - Parameter folder: the package's folder, relative to the root.
  init?(_ bytes: [UInt8], in folder: String, _ sourceReader: SourceReader) {
    let facts = bytes.withUnsafeBytes { try? sourceReader.facts(of: $0, path: "Package.swift") }
    guard let facts else { return nil }
    self.facts = facts
    self.bytes = bytes
    self.folder = folder
  }

  var targets: [BuildTarget] { facts.expressionIDs.compactMap(target) }

  private func target(_ call: ExpressionID) -> BuildTarget? {
    guard facts[call].kind == .call, let callee = facts.firstPart(of: call), facts[callee].kind == .member,
      facts[callee].flags.contains(.implicitBase), let isTest = Self.factories[facts[callee].name],
      let name = text(Self.name, of: call)
    else { return nil }
    // A dependency on a target looks like a target.
    if facts.containing(call).contains(where: { facts[$0].name == Self.dependencies && isOfTarget($0) }) {
      return nil
    }
    var target = BuildTarget(named: name, isTest: isTest)
    target.folders = folders(name, path: text(Self.path, of: call), isTest).map {
      BuildTarget.Folder(path: RelativePath.joined(folder, $0))
    }
    target.dependencies = dependencies(of: call)
    return target
  }

  /// The literal names under `dependencies:`, without those of packages.
  private func dependencies(of call: ExpressionID) -> Set<String> {
    let list = facts.parts(of: call).first { facts[$0].kind == .argument && facts[$0].name == Self.dependencies }
    let literals = list.map { facts.subtree(of: $0).filter { facts[$0].kind == .literal } } ?? []
    return Set(
      literals.compactMap { literal in
        let isPackage =
          facts[literal].parent.map { facts[$0].kind == .argument && facts[$0].name == Self.package } ?? false
        return isPackage ? nil : text(of: literal)
      })
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
