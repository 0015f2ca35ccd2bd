/// Files that something else names.
enum FileList {
  /// One a line; empty lines and those of comments, as in Xcode's lists, aside.
  static func files(of path: String) throws -> [String] {
    let text = path == "-" ? String(decoding: Standard.input(), as: UTF8.self) : try TextFile.text(of: path)
    return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
      .map(String.init)
  }

  /// `SCRIPT_INPUT_FILE_COUNT` says how many, `SCRIPT_INPUT_FILE_0` is the first.
  static func scriptInputs(_ name: String) throws -> [String] {
    guard let text = Standard.environment(name + "_COUNT"), let count = Int(text), count >= 0 else {
      throw Failure("\(name)_COUNT is not set: Xcode sets it for a build phase that names input files")
    }
    return try (0..<count).map { number in
      if let file = Standard.environment("\(name)_\(number)") { return file }
      throw Failure("\(name)_\(number) is not set, and \(name)_COUNT says \(count)")
    }
  }
}
