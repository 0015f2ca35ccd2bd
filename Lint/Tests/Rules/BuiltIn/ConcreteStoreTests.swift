import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax
import Testing

@Suite struct ConcreteStoreTests {
  @Test(arguments: [
    ("public", 1), ("package", 1), ("", 0),
  ])
  func protocolOfOtherModuleCountsIfTheViewModelCanNameIt(access: String, count: Int) throws {
    let sources = [
      "A/Sources/App/App.swift": """
      import Domain
      final class ItemsViewModel {
        private let store: RemoteItemStore
        init(store: RemoteItemStore) { self.store = store }
        func load() { store.load() }
      }
      """,
      "B/Sources/Domain/Store.swift": """
      import Foundation
      \(access) protocol ItemStore { func load() }
      public final class RemoteItemStore: ItemStore {
        public func load() { URLSession.shared.getAllTasks { _ in } }
      }
      """,
    ]
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let project = Project(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: ["A", "B"]))
    let findings = ConcreteStore.check(FileReading(project, file: FileID(0)))
    #expect(findings.count == count)
  }
}
