extension ViewReachesModelLayer {
  /// Objects that use stores through private members of their own.
  static let helperExamples = Examples(
    fine: """
      import UIKit
      // Most results come from no store, although a private function of each type uses one.
      final class NoteStore {
        static let shared = NoteStore()
        func note(_ done: @escaping (String) -> Void) { URLSession.shared.getAllTasks { _ in done("") } }
      }
      final class NoteStyler {
        func bold(_ text: String) -> String { text.uppercased() }
        func plain(_ text: String) -> String { text.lowercased() }
        func title(_ done: @escaping (String) -> Void) { loadNote(done) }
        private func loadNote(_ done: @escaping (String) -> Void) { NoteStore.shared.note(done) }
      }
      final class NoteCounter {
        func count(_ text: String) -> Int { text.count }
        private func loadNote(_ done: @escaping (String) -> Void) { NoteStore.shared.note(done) }
      }
      final class NoteViewController: UIViewController {
        private let styler = NoteStyler()
        private let counter = NoteCounter()
        func show() { title = styler.bold("\\(counter.count("a"))") }
      }
      """,
    broken: """
      import Foundation
      import OneTimePassword
      import UIKit
      // The private function and the private property use the stores for the others.
      final class NoteStore {
        static let shared = NoteStore()
        let library = Library()
        func note(_ done: @escaping (String) -> Void) { URLSession.shared.getAllTasks { _ in done("") } }
      }
      final class NoteManager {
        func title(_ done: @escaping (String) -> Void) { loadNote(done) }
        private func loadNote(_ done: @escaping (String) -> Void) { NoteStore.shared.note(done) }
      }
      final class ArchiveManager {
        private var library: Library { NoteStore.shared.library }
        func titles(_ done: @escaping (String) -> Void) { library.titles(done) }
      }
      enum Tokens {
        static func count() -> Int { (try? Keychain.sharedInstance.allPersistentTokens().count) ?? 0 }
        static func add(_ token: Token) { _ = try? Keychain.sharedInstance.add(token) }
      }
      final class NoteViewController: UIViewController {
        private let ↓manager = NoteManager()
        func load() {
          manager.title { [weak self] in self?.title = $0 }
          ↓ArchiveManager().titles { [weak self] in self?.title = $0 }
        }
        func add(_ token: Token) { ↓Tokens.add(token) }
      }
      """
  )
}
