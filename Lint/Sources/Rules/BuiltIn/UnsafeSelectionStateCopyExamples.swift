extension UnsafeSelection {
  /// Reducers that change a copy of the state, or of a part of it.
  static let stateCopyExamples = Examples(
    fine: """
      import UIKit
      import RxCocoa
      // The copy belongs to a list of the reducer's own object, which never changes.
      enum Event { case choose(IndexPath) }
      struct State { var chosen: String? }
      final class Presenter {
        private let days = Days(names: ["Monday", "Tuesday"])
        func start() { Driver.system(initialState: State(), reduce: { [weak self] in self!.reduce($0, $1) }).drive() }
        private func reduce(_ state: State, _ event: Event) -> State {
          var state = state
          switch event {
          case .choose(let path):
            let names = days.names
            state.chosen = names[path.row]
          }
          return state
        }
      }
      struct Days { let names: [String] }
      final class DaysViewController: UITableViewController {
        private let events = PublishRelay<Event>()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.accept(.choose(indexPath)) }
      }
      """,
    broken: """
      import UIKit
      import RxCocoa
      protocol Mutable {}
      extension Mutable {
        func mutate(_ change: (inout Self) -> Void) -> Self { var copy = self ; change(&copy) ; return copy }
      }
      enum Event { case remove(IndexPath), delete(IndexPath) }
      struct Section: Mutable { var rows: [String] }
      struct State: Mutable { var section: Section ; var wallets: [String] }
      final class Presenter {
        func start() { Driver.system(initialState: State(), reduce: { [weak self] in self!.reduce($0, $1) }).drive() }
        private func reduce(_ state: State, _ event: Event) -> State {
          var state = state
          switch event {
          case .remove(let path):
            var wallets = state.wallets
            ↓wallets.remove(at: path.row)
            state.wallets = wallets
            return state
          case .delete(let path): return state.deleteRow(at: path)
          }
        }
      }
      extension State {
        func deleteRow(at path: IndexPath) -> State {
          mutate { state in state.section = state.section.delete(at: path.row) }
        }
      }
      extension Section {
        func delete(at index: Int) -> Section { mutate { section in section.↓rows.remove(at: index) } }
      }
      final class EventsViewController: UITableViewController {
        private let events = PublishRelay<Event>()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          events.accept(.remove(indexPath))
          events.accept(.delete(indexPath))
        }
      }
      """
  )
}
