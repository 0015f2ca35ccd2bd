import Foundation
import LintArchitecture

extension Git {
  /// The revisions on the first-parent line from the merge base with another commit to HEAD, oldest first.
  func revisions(since reference: String) throws -> [Revision] {
    guard let base = try mergeBase(with: reference) else {
      throw CommandError("there are no commits in \(root); commit something first")
    }
    let format = "--format=%H %ct"
    guard let first = try output("rev-list", "--max-count=1", format, base),
      let others = try output("rev-list", "--first-parent", "--reverse", format, "\(base)..HEAD")
    else {
      throw CommandError("git can't list the commits from \(base) to HEAD in \(root)")
    }
    return (first + others).split(separator: "\n").compactMap { line in
      // A line `commit …` precedes each one in the format.
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] != "commit", let time = Int(words[1]) else { return nil }
      return Revision(commit: String(words[0]), time: time)
    }
  }

  /// The regular files of a revision below the root, as the names of their contents by path.
  func files(of revision: Revision) throws -> [String: String] {
    guard let list = try output("ls-tree", "-r", "-z", revision.commit) else { throw unreadable(revision.commit) }
    let files = list.split(separator: "\0").compactMap { line -> (String, String)? in
      // `100644 blob NAME<tab>PATH`; links and other repositories have other modes.
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[0].hasPrefix("100") else { return nil }
      return (String(parts[1]), String(words[2]))
    }
    return Dictionary(files) { first, _ in first }
  }

  /// The number of objects that one process prints, to limit memory.
  private static let batchSize = 1_000

  /// The contents of objects by their names.
  func contents(of objects: Set<String>) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let names = objects.sorted()
    for start in stride(from: 0, to: names.count, by: Self.batchSize) {
      let batch = names[start..<min(start + Self.batchSize, names.count)]
      let input = batch.map { $0 + "\n" }.joined()
      guard let data = try bytes(["cat-file", "--batch"], input: Data(input.utf8)) else {
        throw unreadable(batch[start])
      }
      var rest = data[...]
      while let (name, content) = Self.popObject(&rest) { contents[name] = content }
    }
    if let missing = names.first(where: { contents[$0] == nil }) { throw unreadable(missing) }
    return contents
  }

  /// `NAME blob SIZE`, a line break, the content and another line break; or `NAME missing`.
  private static func popObject(_ rest: inout Data) -> (String, Data)? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    rest = rest[(end + 1)...]
    guard words.count == 3, let size = Int(words[2]), size >= 0, size < rest.count else { return nil }
    let content = rest.prefix(size)
    rest = rest.dropFirst(size + 1)
    return (String(words[0]), Data(content))
  }

  private func unreadable(_ object: String) -> CommandError {
    CommandError("git can't read \(object) in \(root); if this is a partial clone, fetch the missing objects")
  }
}
