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
      // The type that contains the limits uses a store. The limits don't.
      final class NoteSettings {
        static var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
        static func load(_ done: @escaping (String) -> Void) { NoteStore.shared.note(done) }
        final class Limits {
          static let maximum = 20
          static func accept(_ text: String) -> Bool { text.count <= NoteSettings.Limits.maximum }
        }
      }
      final class NoteViewController: UIViewController {
        private let styler = NoteStyler()
        private let counter = NoteCounter()
        func count(in resolver: Resolver) -> Int {
          let count = resolver.count(of: NoteStore.self)
          return count.rounded()
        }
        func show() { title = NoteSettings.Limits.accept("a") ? styler.bold("\\(counter.count("a"))") : nil }
      }
      """,
    """
    import UIKit
    // The service shows a screen; the completion only says that it is there.
    final class ShareService {
      static let shared = ShareService()
      func share(_ text: String, from controller: UIViewController, completion: (() -> Void)? = nil) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
        try? text.write(to: url, atomically: true, encoding: .utf8)
        controller.present(UIActivityViewController(activityItems: [url], applicationActivities: nil), animated: true, completion: completion)
      }
    }
    final class NoteViewController: UIViewController { @objc func share() { ShareService.shared.share("", from: self) } }
    """,
    broken: """
      import Foundation
      import OneTimePassword
      import UIKit
      // The private function and the private property use the stores for the others.
      final class NoteStore {
        static let shared = NoteStore()
        let library = Archive()
        func note(_ done: @escaping (String) -> Void) { URLSession.shared.getAllTasks { _ in done("") } }
      }
      final class NoteManager {
        func title(_ done: @escaping (String) -> Void) { loadNote(done) }
        private func loadNote(_ done: @escaping (String) -> Void) { NoteStore.shared.note(done) }
      }
      final class ArchiveManager {
        private var library: Archive { NoteStore.shared.library }
        func titles(_ done: @escaping (String) -> Void) { library.titles(done) }
      }
      enum Tokens {
        static func count() -> Int { (try? Keychain.sharedInstance.allPersistentTokens().count) ?? 0 }
        static func add(_ token: Token) { _ = try? Keychain.sharedInstance.add(token) }
      }
      enum Hints {
        static var Was_Shown: Bool {
          get { UserDefaults.standard.bool(forKey: "shown") }
          set { UserDefaults.standard.set(newValue, forKey: "shown") }
        }
      }
      // A function of the delegate has the name of the property.
      class Library {
        lazy var notes = NoteStore()
        func notes(_ store: NoteStore, didChange note: String) {}
      }
      final class OwnLibrary: Library {
        override func notes(_ store: NoteStore, didChange note: String) {}
      }
      final class NoteViewController: UIViewController {
        private let own = OwnLibrary()
        private let ↓manager = NoteManager()
        func load() {
          manager.title { [weak self] in self?.title = $0 }
          ↓ArchiveManager().titles { [weak self] in self?.title = $0 }
        }
        func add(_ token: Token) { ↓Tokens.add(token) }
        func first() { own.↓notes.note { [weak self] in self?.title = $0 } }
        func hint() { if !↓Hints.Was_Shown { title = "hint" } }
      }
      // A container gives an object for its type.
      final class Container {
        func make<T>(_ type: T.Type) -> T { fatalError() }
        func find<T>(_ type: T.Type) -> T? { nil }
      }
      final class MakingController: UIViewController {
        private let container = Container()
        func load() {
          let store = container.make(NoteStore.self)
          ↓store.note { [weak self] in self?.title = $0 }
        }
      }
      final class FindingController: UIViewController {
        private lazy var ↓store = Container().find(NoteStore.self)
      }
      final class ResolvingController: UIViewController {
        func load(from resolver: Resolver) {
          let store = resolver.resolve(NoteStore.self)
          ↓store?.note { [weak self] in self?.title = $0 }
        }
      }
      """,
    """
    import UIKit
    // The function sends a request and gives the answer back; the controller only shows a dialog.
    final class Networking {
      static func request(view: UIViewController, path: String, completion: @escaping (Data?) -> Void) {
        URLSession.shared.dataTask(with: URL(string: path)!) { data, _, _ in completion(data) }.resume()
      }
    }
    final class LoginViewController: UIViewController {
      @objc func signIn() { ↓Networking.request(view: self, path: "sign-in") { _ in } }
    }
    """,
    """
    import UIKit
    // A function that only computes says nothing about the others.
    final class LoginViewController: UIViewController {
      func tap() { ↓LoginManager().send(to: self) }
      func show(_ text: String) { title = text }
    }
    final class LoginManager {
      func send(to controller: LoginViewController) {
        URLSession.shared.dataTask(with: URL(string: "login")!) { _, _, _ in controller.show("") }.resume()
      }
      func days(until date: Date) -> Int { Int(date.timeIntervalSinceNow / 86_400) }
    }
    """,
    """
    import UIKit
    // A global function uses the project's store for the view.
    final class NameStore {
      static let shared = NameStore()
      func save(_ name: String) { UserDefaults.standard.set(name, forKey: "name") }
      func name() -> String? { UserDefaults.standard.string(forKey: "name") }
    }
    func saveName(_ name: String) { NameStore.shared.save(name) }
    final class NameViewController: UIViewController { @objc func done() { ↓saveName("") } }
    """,
    """
    import SwiftData
    import SwiftUI
    @Model final class Note {}
    // A static function saves by the context that the view passes.
    enum NoteService { static func add(_ note: Note, to context: ModelContext) throws { context.insert(note) ; try context.save() } }
    struct NoteView: View {
      @Environment(\\.modelContext) private var context
      var body: some View { Button("") { try? ↓NoteService.add(Note(), to: context) } }
    }
    """
  )
}
