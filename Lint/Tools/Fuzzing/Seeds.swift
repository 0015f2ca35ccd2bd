import Foundation
import LintRules
import LintSupport

/// The sources of mutants: the examples of the rules, and other input files.
public enum Seeds {
  public static let all: [[UInt8]] = (examples + others).map { Array($0.utf8) }

  /// The mutant with a number, the same in every run.
  public static func mutant(_ number: Int, of sources: [[UInt8]] = all) -> [UInt8] {
    var mutation = Mutation(seed: UInt64(number))
    return mutation.apply(to: sources[mutation.below(sources.count)])
  }

  /// All Swift files below a folder, hidden ones and manifests included.
  public static func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && FileSystem.isFile(folder + "/" + $0) }.sorted()
  }

  /// Swift files below a folder that are short enough for a change to matter.
  public static func sources(below folder: String, limit: Int) -> [[UInt8]] {
    paths(below: folder).compactMap { try? FileContents.read(folder + "/" + $0, limit: limit) }
  }

  private static var examples: [String] {
    allRules.flatMap { rule in rule.examples.fine.map(\.source) + rule.examples.broken.map(\.source) }
  }

  private static let others = [
    "included: [a]\nrules:\n  view-reference: error\nlayers:\n  - name: a\n    paths: [\"**\"]\n",
    "{\"version\": 1, \"findings\": [{\"rule\": \"view-reference\", \"path\": \"a.swift\", \"ordinal\": 1}]}",
    "let package = Package(name: \"A\", targets: [.target(name: \"B\", dependencies: [\"C\"], path: \"D\")])",
    "Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = 'B/**/*.swift'\nend\n",
    "// !$*UTF8*$!\n{ objects = { A = { isa = PBXNativeTarget; buildPhases = (B, ); }; }; rootObject = A; }",
  ]
}
