import LintFacts
import LintFuzzing
import LintRule
import LintRules

/// Asks the checker about sources that were made wrong: the examples of the rules, cut and mixed.
///
/// `fuzz [COUNT [FIRST]]` ends with 0, or with the crash that it found; `fuzz 1 NUMBER` repeats one of them. A release build
/// asks about 10,000 in seconds: `swift run -c release fuzz`.
@main
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
    let count = max(arguments.first ?? 10_000, 0)
    let first = max(arguments.dropFirst().first ?? 0, 0)
    let sources = seeds
    let clock = ContinuousClock()
    let times = Workers.map(Array(first..<(first + count))) { number in
      clock.measure { attempt(number, sources) }
    }
    let slowest = times.indices.max { times[$0] < times[$1] }
    print("\(count) sources survived; the slowest was \(slowest.map { "\(first + $0), \(times[$0])" } ?? "none")")
  }

  private static func attempt(_ number: Int, _ sources: [[UInt8]]) {
    var mutation = Mutation(seed: UInt64(number))
    let bytes = mutation.apply(to: sources[mutation.below(sources.count)])
    Trial.source(bytes)
    Trial.text(bytes)
  }

  private static var seeds: [[UInt8]] {
    let texts = allRules.flatMap { rule in
      rule.examples.fine.map(\.source) + rule.examples.broken.map(\.source)
    }
    return (texts + others).map { Array($0.utf8) }
  }

  private static let others = [
    "included: [a]\nrules:\n  view-reference: error\nlayers:\n  - name: a\n    paths: [\"**\"]\n",
    "{\"version\": 1, \"findings\": [{\"rule\": \"view-reference\", \"path\": \"a.swift\", \"ordinal\": 1}]}",
    "let package = Package(name: \"A\", targets: [.target(name: \"B\", dependencies: [\"C\"], path: \"D\")])",
    "Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = 'B/**/*.swift'\nend\n",
    "// !$*UTF8*$!\n{ objects = { A = { isa = PBXNativeTarget; buildPhases = (B, ); }; }; rootObject = A; }",
  ]
}
