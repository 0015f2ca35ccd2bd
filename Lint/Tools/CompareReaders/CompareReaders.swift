import LintFuzzing
import LintSupport

/// Compares the fast reader with swift-syntax over the Swift files below a folder and over mutants of the short ones:
/// `compare-readers FOLDER [MUTANTS]`. Exits with 1 if a fact differs.
@main
enum CompareReaders {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first.map(FileSystem.absolute), FileSystem.isFolder(folder) else {
      print("usage: compare-readers FOLDER [MUTANTS]")
      exit(2)
    }
    let count = arguments.dropFirst().first.flatMap(Int.init) ?? 10_000
    let files = ReaderComparison.all(below: folder)
    let mutants = ReaderComparison.mutants(count, of: Seeds.sources(below: folder, limit: 4_000))
    if files.isEmpty {
      print("there is no Swift file below \(folder)")
      exit(2)
    }
    for (kind, comparisons) in [("files", files), ("mutants", mutants)] {
      let different = comparisons.filter { $0.difference != nil }
      for comparison in different { print("\(comparison.path): \(comparison.difference ?? "")") }
      let read = comparisons.count { $0.isRead }
      print("\(comparisons.count) \(kind), \(read) read without swift-syntax, \(different.count) differ")
    }
    exit((files + mutants).contains { $0.difference != nil } ? 1 : 0)
  }
}
