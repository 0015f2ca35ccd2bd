import LintArchitecture
import LintSemantics
import LintSyntax

/// All types and uses as JSON. The script reads it when a reader opens an area or searches for a type.
///
/// A type is a list: name, area, role, file, line, reasons, uses and findings. A use is four numbers in a row: the used type, the
/// number of places, the number of listed findings and that of all.
struct TypeData {
  private let report: ArchitectureReport

  init(_ report: ArchitectureReport) { self.report = report }

  var html: HTML { .json(json, id: "type-data") }

  private var json: JSON {
    let graph = report.graph
    let files = Set(graph.entries.map(\.path)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    var uses = [[JSON]](repeating: [], count: graph.entries.count)
    for use in graph.uses {
      uses[use.user.index] += [
        .number(use.used.index), .number(use.count), .number(use.violations.listed), .number(use.violations.total),
      ]
    }
    let findings = findingNumbers
    let roles: [Role?] = Role.fromInterfaceToData + [nil]
    return [
      "isLimited": .flag(report.changes != nil), "areas": .array(graph.areas.names.map(Self.text)),
      "roles": .array(roles.map { .string($0.title) }),
      "files": .array(files.map(Self.text)),
      "types": .array(
        graph.ids.map { id in
          let entry = graph[id]
          return [
            Self.text(entry.name), .number(entry.area.index), .number(entry.role.index),
            .number(numbers[entry.path] ?? 0), .number(entry.line), .array(reasons(entry)), .array(uses[id.index]),
            .array((findings[id] ?? []).map(JSON.number)),
          ]
        }),
    ]
  }

  private static func text(_ name: String) -> JSON { .string(PlainText.oneLine(name)) }

  private func reasons(_ entry: ArchitectureGraph.Entry) -> [JSON] {
    entry.claims.map { claim in
      Self.text("\(claim.role.rawValue), by \(claim.basis): \(claim.reasons.joined(separator: "; "))")
    }
  }

  /// The numbers of the shown findings in each type.
  private var findingNumbers: [EntryID: [Int]] {
    var numbers: [EntryID: [Int]] = [:]
    var number = 0
    for (finding, entry) in zip(report.findings, report.graph.entriesOfFindings) {
      guard report.changes?.contain(finding) ?? true else { continue }
      if let entry { numbers[entry, default: []].append(number) }
      number += 1
    }
    return numbers
  }
}
