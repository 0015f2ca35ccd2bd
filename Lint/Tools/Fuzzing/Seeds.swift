import LintRules

/// What is made wrong: the examples of the rules, and the other texts that are read.
public enum Seeds {
  public static let all: [[UInt8]] = (examples + others).map { Array($0.utf8) }

  /// The mutant of a number: always the same.
  public static func mutant(_ number: Int) -> [UInt8] {
    var mutation = Mutation(seed: UInt64(number))
    return mutation.apply(to: all[mutation.below(all.count)])
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
