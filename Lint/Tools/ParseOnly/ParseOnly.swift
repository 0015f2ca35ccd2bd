import SwiftSyntax
import LintEngine
import LintSupport
import SwiftParser

/// Parses the files that `mvvmlint check` reads, and does nothing else, for comparison with its speed.
@main
enum ParseOnly {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let root = FileSystem.absolute(arguments.first ?? ".")
    let threads = arguments.dropFirst().first.flatMap(Int.init) ?? Workers.count
    let sizes = Workers.map(SourceFinder(root: root).sources, threads: threads) { path in
      guard let bytes = try? FileContents.read(root + "/" + path) else { return 0 }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
      return tree.totalLength.utf8Length
    }
    print("\(sizes.count) files, \(sizes.reduce(0, +)) bytes")
  }
}
