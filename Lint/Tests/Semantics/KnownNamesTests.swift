import LintSyntax
import Testing

@testable import LintSemantics

struct KnownNamesTests {
  static let types: [any KnownNames.Type] = [
    CollectionTypes.self, CommonSupertypes.self, KitTypes.self, KnownAttributes.self, StreamTypes.self,
  ]
  static let members: [any KnownNames.Type] = [
    CollectionMembers.self, ImmediateFunctions.self, LifecycleMethods.self, SelectionNames.self, StreamAPI.self,
    SystemMembers.self,
  ]

  @Test func eachTypeIsStatedOnce() {
    let lines = SystemTypes.rows.map(\.lines) + PackageTypes.rows.map(\.lines) + Self.types.flatMap { $0.lines }
    #expect(repeated(in: lines) == [])
  }

  @Test func eachMemberIsStatedOnce() {
    #expect(repeated(in: Self.members.flatMap { $0.lines }) == [])
  }

  @Test(arguments: types + members + [KnownModules.self]) func tableStatesEachNameOnce(_ table: any KnownNames.Type) {
    #expect(table.repeatedNames == [])
    #expect(table.namesWithoutKind == [])
  }

  @Test func systemTypesHaveDifferentNames() {
    let names = SystemTypes.rows.flatMap { KnownName.all(in: $0.lines) }.map(\.name)
    #expect(names.count == Set(names).count)
  }

  @Test func repeatedNameIsFound() {
    #expect(repeated(in: ["Swift map filter", "Combine map", "Swift filter"]) == ["Swift filter"])
  }

  @Test func rowsGiveKindsAndDetails() {
    #expect(LifecycleMethods["viewDidLoad"] == [.controller, .setsUp])
    #expect(LifecycleMethods["load"] == [])
    #expect(SelectionNames.labelsWithoutIndex["prepareForSegue"] == [.none, "sender"])
    #expect(SelectionNames.names(.part) == ["row", "item", "section"])
    #expect(StreamAPI.storageLabels(of: "disposed") == ["by", "in", "with"])
    #expect(StreamAPI.storageLabels(of: "take") == nil)
  }
}

extension KnownNames {
  fileprivate static var lines: [String] { rows.map(\.lines) }

  fileprivate static var repeatedNames: [Name] {
    let names = rows.flatMap { KnownName.all(in: $0.lines) }.map(\.name)
    return Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.map(\.key)
  }

  fileprivate static var namesWithoutKind: [String] { rows.filter { $0.kinds.isEmpty }.map(\.lines) }
}

/// The names that several rows state for the same module.
private func repeated(in lines: [String]) -> [String] {
  let stated = lines.flatMap { KnownName.all(in: $0) }.map { "\($0.module) \($0.name)" }
  return Dictionary(grouping: stated, by: \.self).filter { $0.value.count > 1 }.map(\.key).sorted()
}
