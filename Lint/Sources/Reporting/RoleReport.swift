public import LintArchitecture
public import LintSemantics
import LintSupport
import LintSyntax

/// The roles of types, with the reasons.
public struct RoleReport {
  private let project: Project
  private let types: [TypeID]

  /// - Parameter isReported: whether to include the types of a file.
  public init(_ project: Project, where isReported: (String) -> Bool) {
    self.project = project
    types = project.typeIDs.filter { type in
      let kind = project[type].kind
      return kind != .associatedType && kind != .typeAlias && isReported(project.file(project[type].declaration).path)
    }
  }

  /// The simple and qualified names of the types.
  public var names: [String] { types.flatMap { [project[$0].name.text, project.qualifiedName(of: $0)] } }

  /// A line for each type and role, in columns.
  public var all: String {
    let rows = types.flatMap { type in
      project.roles.claims(of: type).map { claim in
        [
          project.qualifiedName(of: type), claim.role.rawValue, place(type),
          "by \(claim.basis): \(claim.reasons.first ?? "")",
        ]
      }
    }
    return Columns.text(rows)
  }

  /// The roles of each type with a name, with all reasons.
  public func explanation(of name: String) -> String { named(name).map(explanation).joined() }

  private func explanation(of type: TypeID) -> String {
    let claims = project.roles.claims(of: type)
    let start = "\(place(type)): \(project.qualifiedName(of: type))"
    if claims.isEmpty { return start + " plays no role that is known\n" }
    return claims.map { claim in
      let reasons = claim.reasons.map { "  because \($0)\n" }.joined()
      return "\(start) is a \(claim.role.rawValue), by \(claim.basis)\n" + reasons + veto(of: claim, type)
    }.joined()
  }

  /// The word that makes a store count as a test double, which rules skip.
  private func veto(of claim: RoleClaim, _ type: TypeID) -> String {
    guard claim.role == .store, project.isDouble(type),
      let word = project.vocabulary.doubleWordText(of: project[type].name)
    else { return "" }
    return "  but rules skip it, because the word '\(word)' in its name is that of a test double\n"
  }

  /// The types with a name and their roles, as JSON. Without a name, all types that have a role.
  ///
  /// - Parameter graph: the uses of types.
  public func json(of name: String? = nil, in graph: ArchitectureGraph) -> String {
    let chosen = name.map(named) ?? types.filter { !project.roles.claims(of: $0).isEmpty }
    let uses = Dictionary(grouping: graph.uses) { $0.user }
    let entries = Dictionary(graph.ids.map { (graph[$0].place, $0) }) { first, _ in first }
    return JSON.lines(
      chosen.map { type in
        let entry = entries[project.qualifiedName(of: type) + " " + place(type)]
        return json(type, in: graph, entry, uses: entry.flatMap { uses[$0] } ?? [])
      })
  }

  /// - Parameter entry: the type in the graph; nil if it belongs to its outer type there.
  private func json(
    _ type: TypeID, in graph: ArchitectureGraph, _ entry: EntryID?, uses: [ArchitectureGraph.EntryUse]
  ) -> JSON {
    let declaration = project[type].declaration
    let file = project.file(declaration)
    let area = graph.areas.area(of: file.path).map { graph.areas[$0] } ?? ""
    return [
      "type": .string(project.qualifiedName(of: type)), "file": .string(file.path),
      "line": .number(file.lines.location(of: project[declaration].nameStart).line), "area": .string(area),
      "roles": .array(
        project.roles.claims(of: type).map { claim in
          [
            "role": .string(claim.role.rawValue), "basis": .string("\(claim.basis)"),
            "reasons": .array(claim.reasons.map(JSON.string)),
          ]
        }),
      "uses": .array(
        uses.map { use in
          let used = graph[use.used]
          return ["type": .string(used.name), "file": .string(used.path), "count": .number(use.count)]
        }),
    ]
  }
}

extension ArchitectureGraph.Entry {
  /// Identifies the type.
  fileprivate var place: String { "\(name) \(path):\(line)" }
}

extension RoleReport {
  /// The types with a simple name or a qualified one, such as `Outer.Inner`.
  private func named(_ name: String) -> [TypeID] {
    types.filter { project[$0].name.text == name || qualifiedName($0) == name }
  }

  private func qualifiedName(_ type: TypeID) -> String { project.qualifiedName(of: type) }

  private func place(_ type: TypeID) -> String {
    let declaration = project[type].declaration
    let file = project.file(declaration)
    return "\(file.path):\(file.lines.location(of: project[declaration].nameStart).line)"
  }
}

extension Project {
  /// The names of a type and of the types around it: `Outer.Inner`.
  func qualifiedName(of type: TypeID) -> String {
    withOuterTypes(type).reversed().map { self[$0].name.text }.joined(separator: ".")
  }
}

/// Rows with aligned columns.
enum Columns {
  /// The last column isn't padded. A cell that is longer than the limit shifts only its own row.
  static func text(_ rows: [[String]], limit: Int = 48) -> String {
    var widths: [Int] = []
    for row in rows {
      for (place, part) in row.dropLast().enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], min(part.count, limit))
      }
    }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    (zip(row.dropLast(), widths).map { $0.padded(to: $1) } + row.suffix(1)).joined(separator: "  ")
  }
}
