public import LintAdoption
public import LintEngine
public import LintSemantics
import LintSupport
import LintSyntax

/// Which types can adopt the roles of the kit, and which can't.
public struct AdoptionReport {
  private let project: Project
  private let candidates: [AdoptionCandidate]
  /// The types of other packages that extensions name.
  private let foreignTypes: [ForeignType]
  /// The files and folders whose types aren't read.
  private let skipped: [SkippedPath]
  private let setup: [KitSetup]
  private let isWritten: Bool
  /// The files that can't be edited, with the reasons.
  private let uneditable: [String: String]
  /// The number of types with a role that the options leave out.
  private let otherCount: Int

  /// - Parameters:
  ///   - foreignTypes: the types of other packages that extensions name.
  ///   - skipped: the files and folders whose types aren't read.
  ///   - setup: what to add to the manifests.
  ///   - isWritten: whether the types that can adopt their roles have just done so.
  ///   - otherCount: the number of types with a role that the options leave out.
  public init(
    _ project: Project, _ candidates: [AdoptionCandidate], foreignTypes: [ForeignType] = [],
    skipped: [SkippedPath] = [], setup: [KitSetup] = [], isWritten: Bool = false,
    uneditable: [String: String] = [:], otherCount: Int = 0
  ) {
    self.project = project
    self.candidates = candidates
    self.foreignTypes = foreignTypes
    self.skipped = skipped
    self.setup = setup
    self.isWritten = isWritten
    self.uneditable = uneditable
    self.otherCount = otherCount
  }

  public var text: String {
    let sections = AdoptableRole.allCases.flatMap(sections) + [absence, unlisted, changes, setupText]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The first role that a type can adopt.
  public var nextRole: AdoptableRole? {
    AdoptableRole.allCases.first { role in candidates.contains { $0.role == role && isAble($0) } }
  }

  // MARK: Types

  private func sections(_ role: AdoptableRole) -> [String] {
    let all = candidates.filter { $0.role == role }
    let able = all.filter { isAble($0) }
    let refused = all.filter { !isAble($0) && !needsNothing($0) && problem(of: $0) != nil }
    let rows =
      refused.map { [name($0), place($0), problem(of: $0) ?? ""] }
      + foreignTypes.filter { $0.role == role }.map { type in
        [type.name.text, place(type.declaration), type.refusal.text(for: role)]
      }
    let verb = isWritten ? "adopted" : "can adopt"
    return [
      section("\(counted(able.count, "type")) \(verb) \(role.protocolName)", able.map { [name($0), place($0)] }),
      section("\(counted(rows.count, "type")) can't adopt \(role.protocolName)", rows),
    ]
  }

  private func isAble(_ candidate: AdoptionCandidate) -> Bool {
    candidate.isEligible && uneditable[path(candidate)] == nil
  }

  /// Whether the type can't adopt the role and doesn't have to.
  private func needsNothing(_ candidate: AdoptionCandidate) -> Bool {
    candidate.state == .refused(.protocolType) || candidate.state == .refused(.swiftUIView)
  }

  private func problem(of candidate: AdoptionCandidate) -> String? {
    switch candidate.state {
    case .eligible: uneditable[path(candidate)].map { "its file can't be edited: \($0)" }
    case .refused(let refusal): refusal.text(for: candidate.role)
    case .adopted, .inherited: nil
    }
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    rows.isEmpty ? "" : title + "\n" + Columns.text(rows.map { ["  " + $0[0]] + $0.dropFirst() })
  }

  /// The message of a report without types.
  private var absence: String {
    if !candidates.isEmpty || !foreignTypes.isEmpty { return "" }
    return otherCount == 0
      ? "No type has a role that the kit's protocols describe.\n"
      : "No type matches the options and paths. Without them, the report has \(counted(otherCount, "type")).\n"
  }

  /// The numbers of types that need no edit, and the files and folders that aren't read.
  private var unlisted: String {
    // A type may have several roles.
    let adopted = Set(candidates.filter { $0.state == .adopted }.map(\.type))
    let inherited = Set(candidates.filter { if case .inherited = $0.state { true } else { false } }.map(\.type))
    let counts = [
      (adopted.count, "type", "with a role of the kit already"),
      (inherited.count, "type", "with the role of a superclass"),
      (candidates.count { $0.state == .refused(.protocolType) }, "protocol", "with conforming types"),
      (candidates.count { $0.state == .refused(.swiftUIView) }, "SwiftUI view", "without need for a role"),
    ]
    let lines = counts.filter { $0.0 > 0 }.map { "  \(counted($0.0, $0.1)) \($0.2)\n" } + skippedLines
    return lines.isEmpty ? "" : "Not listed\n" + lines.joined()
  }
}

extension AdoptionReport {
  /// The files and folders that aren't read, by reason.
  private var skippedLines: [String] {
    SkipReason.allCases.compactMap { reason in
      let paths = skipped.filter { $0.reason == reason }.map(\.path)
      if paths.isEmpty { return nil }
      let rest = paths.count - Self.shownPathCount
      let more = rest > 0 ? ["\(rest) more"] : []
      return "  types in \((paths.prefix(Self.shownPathCount) + more).joined(separator: ", ")): \(reason.text)\n"
    }
  }

  private static let shownPathCount = 3
}

/// The effects on the compiler, and the setup.
extension AdoptionReport {
  /// The code that the compiler refuses after the adoption and accepts today, by role. It refuses
  /// views of the system in other roles anyway.
  private var refusals: [String] {
    AdoptableRole.allCases.flatMap { role -> [String] in
      guard candidates.contains(where: { $0.role == role && isAble($0) }) else { return [] }
      switch role {
      case .viewModel:
        return [
          "a ViewModel that inherits from a view or controller, or is a SwiftUI view",
          "a ViewModel that is also a View, a ViewModelHolder or a Store",
          "a ViewModel that is noncopyable or nonescapable",
        ]
      case .view: return []
      case .holder: return refusals(ofHolder: role)
      case .observer:
        return refusals(ofHolder: role) + [
          "a \(role.protocolName) whose 'bind()' is less accessible than the type, has parameters, throws or is async"
        ]
      }
    } + mixed
  }

  private func refusals(ofHolder role: AdoptableRole) -> [String] {
    [
      "a \(role.protocolName) whose 'viewModel' is a view, or that is also a ViewModel",
      "a \(role.protocolName) whose 'viewModel' is less accessible than the type, or implicitly unwrapped ('T!')",
    ]
  }

  /// The types that mix roles today.
  private var mixed: [String] {
    candidates.compactMap { candidate in
      guard case .refused(.conflict(let other)) = candidate.state else { return nil }
      return "'\(name(candidate))' as a \(candidate.claim.role.rawValue), because it is also a \(other.rawValue)"
    }
  }

  private var changes: String {
    let lines = refusals.map { "  " + $0 + "\n" }
    return lines.isEmpty ? "" : "With these roles, the compiler refuses code that it accepts today:\n" + lines.joined()
  }

  private var setupText: String {
    setup.map { step in step.title + "\n" + step.lines.map { "  \($0)\n" }.joined() }.joined(separator: "\n")
  }
}

extension AdoptionReport {
  public var json: String {
    let object: JSON = [
      "types": .array(candidates.map(json) + foreignTypes.map(json)),
      "skipped": .array(skipped.map { ["path": .string($0.path), "reason": .string($0.reason.text)] }),
      "refused_by_compiler": .array(refusals.map(JSON.string)),
      "setup": .array(
        setup.map { step in
          [
            "manifest": .string(step.path ?? ""), "targets": .array(step.targets.map(JSON.string)),
            "title": .string(step.title), "lines": .array(step.lines.map(JSON.string)),
          ]
        }),
    ]
    return object.text() + "\n"
  }

  private func json(_ candidate: AdoptionCandidate) -> JSON {
    var fields = fields(
      name(candidate), project[candidate.type].declaration, candidate.role, candidate.claim.basis)
    switch candidate.state {
    case .eligible where !isAble(candidate): fields += [("state", "refused"), ("refusal", "uneditable-file")]
    case .eligible: fields.append(("state", isWritten ? "written" : "eligible"))
    case .adopted: fields.append(("state", "adopted"))
    case .inherited(let base): fields += [("state", "inherited"), ("from", .string(project[base].name.text))]
    case .refused(let refusal): fields += [("state", "refused"), ("refusal", .string(refusal.word))]
    }
    if let problem = problem(of: candidate) { fields.append(("reason", .string(problem))) }
    return .object(fields)
  }

  private func json(_ type: ForeignType) -> JSON {
    .object(
      fields(type.name.text, type.declaration, type.role, .name) + [
        ("state", "refused"), ("refusal", .string(type.refusal.word)),
        ("reason", .string(type.refusal.text(for: type.role))),
      ])
  }

  private func fields(
    _ name: String, _ declaration: SymbolID, _ role: AdoptableRole, _ basis: RoleClaim.Basis
  ) -> [(String, JSON)] {
    [
      ("type", .string(name)), ("file", .string(project.file(declaration).path)), ("line", .number(line(declaration))),
      ("role", .string(role.rawValue)), ("protocol", .string(role.protocolName.text)), ("basis", .string("\(basis)")),
    ]
  }

  private func name(_ candidate: AdoptionCandidate) -> String { project.qualifiedName(of: candidate.type) }

  private func path(_ candidate: AdoptionCandidate) -> String { project.file(project[candidate.type].declaration).path }

  private func line(_ declaration: SymbolID) -> Int {
    project.file(declaration).lines.location(of: project[declaration].nameStart).line
  }

  private func place(_ candidate: AdoptionCandidate) -> String { place(project[candidate.type].declaration) }

  private func place(_ declaration: SymbolID) -> String {
    "\(project.file(declaration).path):\(line(declaration))"
  }
}
