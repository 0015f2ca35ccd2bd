import LintAnalysis
import LintSemantics
import LintSyntax

extension Relation<String> {
  /// Code uses a type or member that matches a pattern: once for each line and pattern. The target is its name.
  static func uses(_ patterns: [UsePattern]) -> Self {
    Relation { file, body in
      var lines: [UsePattern: Set<Int>] = [:]
      return file.nameUses(in: body).compactMap { use in
        let line = file.facts.lines.location(of: use.offset).line
        for pattern in patterns {
          guard let name = pattern.match(types: use.types, owners: use.owners, member: use.member) else { continue }
          guard lines[pattern, default: []].insert(line).inserted else { return nil }
          return Encounter(offset: use.offset, target: name, owner: use.owner)
        }
        return nil
      }
    }
  }
}
