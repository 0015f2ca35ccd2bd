import Foundation

// Writes the list of the rules. Each file in `Sources/Rules/BuiltIn` has the name of its rule.
// Usage: list-rules OUTPUT FILE…
@main
enum ListRules {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(Data("list-rules: name the file to write, then the files of the rules\n".utf8))
      exit(2)
    }

    let rules = arguments.dropFirst()
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
      .sorted()

    let list = """
      /// Every rule, sorted by name.
      public let allRules: [any Rule.Type] = [
      \(rules.map { "  \($0).self," }.joined(separator: "\n"))
      ]

      """
    try Data(list.utf8).write(to: URL(fileURLWithPath: output))
  }
}
