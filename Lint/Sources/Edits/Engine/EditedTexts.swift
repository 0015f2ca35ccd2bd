package import LintEngine
import LintRules
import LintSupport
import LintSyntax
import Synchronization

/// The texts of a project with the edits of earlier rounds.
package struct EditedTexts: Sendable {
  private let read: ReadTexts
  private var texts: [String: EditedText] = [:]

  private struct EditedText {
    let original: [UInt8]
    var text: [UInt8]
    /// The edits of each round.
    var rounds: [TextEdits]
  }

  package init(_ sources: Sources) { read = ReadTexts(sources) }

  /// The current text of a file. It is the same in all rounds, even if the file on disk changes.
  func bytes(of path: String) throws(FileContents.ReadError) -> [UInt8] {
    if let edited = texts[path] { return edited.text }
    return try read.bytes(of: path)
  }

  /// The reason why a file isn't edited.
  func refusal(of path: String, _ contents: [UInt8]) -> FixRefusal? {
    // Writing the file fails if the refusal is an error.
    guard let refusal = EditRefusal(of: path, in: read.sources.root, contents: contents), !refusal.isError else {
      return nil
    }
    return FixRefusal(refusal.text)
  }

  mutating func apply(_ edits: [String: TextEdits]) {
    if let changed = applying(edits) { self = changed }
  }

  /// - Returns: nil if an edit can't be applied.
  func applying(_ edits: [String: TextEdits]) -> EditedTexts? {
    var changed = self
    for (path, edits) in edits {
      guard let text = try? bytes(of: path), let result = try? edits.applied(to: text) else { return nil }
      let former = texts[path] ?? EditedText(original: text, text: text, rounds: [])
      changed.texts[path] = EditedText(original: former.original, text: result, rounds: former.rounds + [edits])
    }
    return changed
  }

  /// Whether a file parses after a fix.
  func parses(_ fix: Fix) -> Bool {
    guard let text = try? bytes(of: fix.path), let result = try? TextEdits(fix.edits).applied(to: text) else {
      return false
    }
    let facts = try? result.withUnsafeBytes { bytes in try SourceReader().facts(of: bytes, path: fix.path) }
    return facts.map { $0.syntaxError == nil } ?? false
  }

  /// The sources of the project with these texts.
  func sources(over sources: Sources) -> Sources { Sources(root: sources.root, replacing: texts.mapValues(\.text)) }

  /// The changed files, sorted by path.
  var changes: [FileChange] {
    texts.map { FileChange($0, from: $1.original, to: $1.text) }.filter { !$0.changesNothing }
      .sorted { $0.path < $1.path }
  }
}

/// The texts on disk. Each file is read once, so edits apply to the bytes that they were made for.
private final class ReadTexts: Sendable {
  let sources: Sources
  private let texts = Mutex<[String: [UInt8]]>([:])

  init(_ sources: Sources) { self.sources = sources }

  func bytes(of path: String) throws(FileContents.ReadError) -> [UInt8] {
    if let text = texts.withLock({ $0[path] }) { return text }
    let text = try sources.bytes(of: path)
    return texts.withLock { texts in
      // If two threads read the file, both get the text of the first one.
      let first = texts[path] ?? text
      texts[path] = first
      return first
    }
  }
}

/// Places in the original texts.
extension EditedTexts {
  /// The offset of a byte before the edits of all rounds; nil if an edit inserted it.
  func original(_ offset: UInt32, in path: String) -> UInt32? {
    var offset = offset
    for round in (texts[path]?.rounds ?? []).reversed() {
      guard let before = round.offset(before: offset) else { return nil }
      offset = before
    }
    return offset
  }

  /// An edit of the current text as an edit of the original text; nil if it changes text that an edit inserted.
  func original(_ edit: TextEdit, in path: String) -> TextEdit? {
    guard let rounds = texts[path]?.rounds, !rounds.isEmpty else { return edit }
    let isInsertion = edit.range.start == edit.range.end
    guard let start = original(edit.range.start, in: path),
      let end = isInsertion ? start : original(edit.range.end - 1, in: path).map({ $0 + 1 }),
      end - start == edit.range.end - edit.range.start
    else { return nil }
    return TextEdit(ByteRange(start: start, end: end), edit.replacement)
  }

  /// A finding at its place in the original text.
  func located(_ finding: ReportedFinding) -> ReportedFinding {
    guard let edited = texts[finding.path], !edited.rounds.isEmpty else { return finding }
    let (length, start) = (finding.extent.range.end - finding.extent.range.start, finding.extent.range.start)
    guard let place = original(start, in: finding.path) else { return finding }
    let lines = edited.original.withUnsafeBytes { LineStarts(of: $0) }
    let end = min(place + length, UInt32(edited.original.count))
    return finding.moved(
      to: Extent(
        range: ByteRange(start: place, end: end), start: lines.location(of: place), end: lines.location(of: end)))
  }

  func located(_ refusal: RefusedFix) -> RefusedFix {
    RefusedFix(of: refusal.findings.map(located), refusal.level, refusal.reason)
  }
}
