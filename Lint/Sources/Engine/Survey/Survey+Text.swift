import LintRules
import LintSemantics

extension Survey {
  /// What was found, for people.
  public var text: String {
    let kit = usesKit ? "It uses SwiftMVVMPattern." : "It does not use SwiftMVVMPattern."
    return [sizeText + "\n" + kit, roleText, ruleText, folderText].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static let shownModules = 8

  private var sizeText: String {
    let names = modules.prefix(Self.shownModules).map { $0.value.isEmpty ? "the root" : $0.value }
    let more = modules.count > names.count ? " and \(modules.count - names.count) more" : ""
    let generated = generatedCount > 0 ? ", \(generatedCount) of them generated" : ""
    return "\(counted(fileCount, "Swift file"))\(generated), in \(counted(modules.count, "module")): "
      + names.joined(separator: ", ") + more
  }

  private var roleText: String {
    let rows = roles.filter { $0.count > 0 }.map { role in
      [role.role.rawValue, "\(role.count)", role.byName > 0 ? "\(role.byName) by name alone" : ""]
    }
    return rows.isEmpty ? "No type plays a role that is known." : "Roles\n" + Columns.text(rows)
  }

  private var ruleText: String {
    let rows = rules.filter { $0.count > 0 }.map { rule in
      let severity = worst[rule.value.name] ?? rule.value.severity
      return [rule.value.name, "\(rule.count)", rule.value.severity == .off ? "(off)" : "\(severity)"]
    }
    return rows.isEmpty ? "No rule finds anything." : "Findings\n" + Columns.text(rows)
  }

  private var folderText: String {
    let rows = folders.map { folder in
      [
        folder.path, "\(folder.fileCount)",
        folder.isForeign ? "excluded: code of others" : "you may want to exclude it",
      ]
    }
    return rows.isEmpty ? "" : "Folders with a name that says they are no part of the app\n" + Columns.text(rows)
  }
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Three columns: words, numbers at the right, words.
enum Columns {
  static func text(_ rows: [[String]]) -> String {
    let words = rows.map { $0[0].count }.max() ?? 0
    let numbers = rows.map { $0[1].count }.max() ?? 0
    return rows.map { row in
      let line = "  " + row[0] + spaces(words - row[0].count + 2 + numbers - row[1].count) + row[1] + "  " + row[2]
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
