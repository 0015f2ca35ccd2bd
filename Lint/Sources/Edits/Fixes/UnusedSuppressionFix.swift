import LintEngine
import LintRules
import LintSyntax

/// Removes suppression comments that suppress nothing, or the rules in them that do.
enum UnusedSuppressionFix: FixProvider {
  static let rules = [Suppressions.unused.name]
  static let level = FixLevel.safe

  private static let leavesUnknown = FixRefusal("another word of the comment names no rule; correct it first")

  private static let hasFurtherComment = FixRefusal("another comment follows in the same line; remove this one by hand")

  private static let isContinued = FixRefusal("the comment in the next line may continue the reason")

  static func proposals(for findings: [ReportedFinding], in file: FixableFile) -> [FixProposal] {
    let comments = file.facts.directives.map { CommentWords(in: $0.range, of: file.source) }
    let byComment = Dictionary(grouping: findings, by: \.extent.range)
    return comments.indices.flatMap { number -> [FixProposal] in
      guard let findings = byComment[comments[number].range] else { return [] }
      return proposals(for: findings, comments, number, file)
    }
  }

  private static func proposals(
    for findings: [ReportedFinding], _ comments: [CommentWords], _ number: Int, _ file: FixableFile
  ) -> [FixProposal] {
    let comment = comments[number]
    var removed: Set<Int> = []
    var fixed: [ReportedFinding] = []
    // Each finding is about one of the names.
    for finding in findings {
      let word = comment.names.indices.first { index in
        !removed.contains(index)
          && Suppressions.unusedMessages(ofName: comment.names[index].text).contains(finding.message)
      }
      guard let word else { continue }
      removed.insert(word)
      fixed.append(finding)
    }
    if removed.isEmpty { return [] }
    var changed = [number: removed]
    for index in removed {
      if let end = partner(ofName: index, number, comments) { changed[end.comment, default: []].insert(end.name) }
    }
    if changed.contains(where: { leavesUnknownName($0.value, of: comments[$0.key]) }) {
      return fixed.map { refused($0, leavesUnknown) }
    }
    if changed.contains(where: { leavesReason($0.value, of: comments[$0.key], comments, file) }) {
      return fixed.map { refused($0, isContinued) }
    }
    if changed.contains(where: { losesComment($0.value, of: comments[$0.key]) }) {
      return fixed.map { refused($0, hasFurtherComment) }
    }
    let isWhole = removed.count == comment.names.count
    let title = isWhole ? "Remove the suppression comment" : "Remove the rule from the suppression comment"
    let edits = changed.flatMap { number, names in
      self.edits(removing: names, from: comments[number], file)
    }
    let extents = changed.keys.sorted().map { comments[$0].range }
    return [.fix(Fix(of: fixed, level, title, edits, in: extents))]
  }

  /// Whether a word that stays in a comment is unknown. Without a dash, those of a reason and of another instruction look like names of
  /// rules.
  private static func leavesUnknownName(_ removed: Set<Int>, of comment: CommentWords) -> Bool {
    comment.names.indices.contains { !removed.contains($0) && !Suppressions.isKnown(comment.names[$0].text) }
  }

  /// Whether the whole comment is removed, but its reason may continue in the next line. Another suppression comment continues nothing.
  private static func leavesReason(
    _ removed: Set<Int>, of comment: CommentWords, _ comments: [CommentWords], _ file: FixableFile
  ) -> Bool {
    guard comment.hasReason, removed.count == comment.names.count, file.isContinued(comment.range) else { return false }
    let next = file.nextLine(comment.range.end)
    return !comments.contains { file.lineStart($0.range.start) == next }
  }

  private static func losesComment(_ removed: Set<Int>, of comment: CommentWords) -> Bool {
    comment.hasFurtherComment && removed.count == comment.names.count
  }

  private static func edits(removing names: Set<Int>, from comment: CommentWords, _ file: FixableFile) -> [TextEdit] {
    if names.count == comment.names.count { return [.deleting(file.deletion(ofComment: comment.range))] }
    return comment.deletions(of: names).map { .deleting($0) }
  }

  /// The name in an `enable` comment that ends only the region that a name in a `disable` comment begins.
  private static func partner(
    ofName name: Int, _ number: Int, _ comments: [CommentWords]
  ) -> (comment: Int, name: Int)? {
    guard isVerb(.disable, comments[number]) else { return nil }
    let rule = Suppressions.currentName(comments[number].names[name].text)
    var open: [(comment: Int, name: Int, rule: String)] = []
    for (place, comment) in comments.enumerated() {
      for (index, word) in comment.names.enumerated() {
        let named = Suppressions.currentName(word.text)
        if isVerb(.disable, comment) { open.append((place, index, named)) }
        guard isVerb(.enable, comment) else { continue }
        let ended = open.filter { named == SuppressionRange.all || $0.rule == named }
        if ended.contains(where: { $0.comment == number && $0.name == name }) {
          return ended.count == 1 && (named == rule || named == SuppressionRange.all) ? (place, index) : nil
        }
        open.removeAll { named == SuppressionRange.all || $0.rule == named }
      }
    }
    return nil
  }

  private static func isVerb(_ verb: SuppressionComment.Verb, _ comment: CommentWords) -> Bool {
    comment.verb?.text == verb.rawValue
  }
}
