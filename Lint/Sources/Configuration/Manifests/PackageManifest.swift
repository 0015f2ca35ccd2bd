import LintSemantics
import LintSupport
import LintSyntax

/// The targets of a package, as far as its manifest writes them down.
struct PackageManifest {
  private static let makers: [Name: Bool] = [
    "target": false, "executableTarget": false, "macro": false, "testTarget": true,
  ]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  private let facts: FileFacts
  private let bytes: [UInt8]
  private let folder: String

  /// - Parameter folder: where the package stands, relative to the root.
  init?(_ bytes: [UInt8], in folder: String) {
    let facts = bytes.withUnsafeBytes { try? SourceReader().facts(of: $0, path: "Package.swift") }
    guard let facts else { return nil }
    self.facts = facts
    self.bytes = bytes
    self.folder = folder
  }

  var targets: [BuildTarget] {
    facts.expressions.indices.lazy.map(Int32.init).compactMap(target)
  }

  private func target(_ call: Int32) -> BuildTarget? {
    guard facts[expression: call].kind == .call, call + 1 < facts[expression: call].next,
      facts[expression: call + 1].kind == .member, facts[expression: call + 1].flags.contains(.implicitBase),
      let isTest = Self.makers[facts[expression: call + 1].name], let name = text("name", of: call)
    else { return nil }
    // A dependency on a target is written as a target is.
    if facts.containing(call).contains(where: { facts[expression: $0].name == "dependencies" && isOfTarget($0) }) {
      return nil
    }
    var target = BuildTarget(name: BuildTarget.moduleName(name), isTest: isTest)
    target.folders = folders(name, path: text("path", of: call), isTest).map {
      BuildTarget.Folder(path: RelativePath.joined(folder, $0))
    }
    return target
  }

  private func isOfTarget(_ argument: Int32) -> Bool {
    let call = facts[expression: argument].parent
    return facts[expression: argument].kind == .argument && call >= 0 && call + 1 < facts[expression: call].next
      && Self.makers[facts[expression: call + 1].name] != nil
  }

  private func folders(_ name: String, path: String?, _ isTest: Bool) -> [String] {
    if let path { return [path] }
    return ((isTest ? ["Tests"] : []) + Self.sourceFolders).map { "\($0)/\(name)" }
  }

  /// The text that is handed to a call under a label.
  private func text(_ label: Name, of call: Int32) -> String? {
    for part in facts.parts(ofExpression: call) where facts[expression: part].kind == .argument {
      guard facts[expression: part].name == label, part + 1 < facts[expression: part].next else { continue }
      let value = facts[expression: part + 1]
      guard value.kind == .literal, value.range.end - value.range.start > 1 else { return nil }
      let text = bytes[Int(value.range.start) + 1..<Int(value.range.end) - 1]
      return String(decoding: text, as: UTF8.self)
    }
    return nil
  }
}
