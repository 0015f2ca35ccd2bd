import Foundation

/// The sources of a module, as text.
struct Sources {
  let module: String
  let text: String

  init(in folder: URL, module: String) throws {
    self.module = module
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    text = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// Returns whether the class is declared as a subclass of one of the parents.
  func declares(_ name: String, below parents: String...) -> Bool {
    parents.contains { text.contains("class \(name): \($0)") }
  }

  /// Returns the string literals after this text.
  func quoted(after start: String) -> [String] {
    text.components(separatedBy: start + "\"").dropFirst().compactMap { $0.components(separatedBy: "\"").first }
  }

  /// Returns the raw values of an enum whose first case has a literal value.
  func rawValues(of enumeration: String) -> [String: Int] {
    guard
      let body = text.components(separatedBy: "enum \(enumeration): Int").dropFirst().first?
        .components(separatedBy: "}").first
    else { return [:] }
    var (values, next) = ([String: Int](), 0)
    for line in body.components(separatedBy: "\n") {
      guard let cases = line.components(separatedBy: "case ").dropFirst().first else { continue }
      for part in cases.components(separatedBy: ",") {
        let words = part.components(separatedBy: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.count == 2, let value = Int(words[1]) { next = value }
        values[words[0]] = next
        next += 1
      }
    }
    return values
  }
}
