import Observation
import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// A minimal front end with cells and labels, and optionally a fault.
@MainActor
final class PlainFrontEnd: RepoFrontEnd {
  var searchText = ""
  var notice: String?
  var selectedRow: Int?
  var page: SeenPage?
  private(set) var list: RepoListViewModel?
  var detail: RepoDetailViewModel?

  let fault: Fault?
  let table: PlainTable
  private let store: any RepoStore
  /// Objects that a faulty front end retains.
  var kept: [any ViewModel] = []
  private static var alive: [PlainFrontEnd] = []

  init(_ store: any RepoStore, fault: Fault? = nil) {
    (self.store, self.fault, table) = (store, fault, PlainTable(fault: fault))
    search("")
    if fault == .staysAlive { Self.alive.append(self) }
  }

  var rows: [Int: SeenRow] { table.rows }

  func search(_ text: String) {
    if let list, fault != .showsEverySearch { return list.search(text) }
    let list = RepoListViewModel(store: store)
    self.list = list
    kept = fault == .showsEverySearch ? kept + [list] : []
    list.search(text)
    follow { [weak self, weak list] in list.map { self?.show($0) } }
  }

  /// Calls the closure now, and after every change of the values that it read.
  func follow(_ show: @escaping @MainActor () -> Void) {
    withObservationTracking(show) { [weak self] in
      Task { @MainActor in
        if self?.fault != .doesNotListen { self?.follow(show) }
      }
    }
  }

  private func show(_ list: RepoListViewModel) {
    let (state, text) = (list.state, list.notice)
    if fault == .ignoresListBehindPage && page != nil { return }
    switch state {
    case .loading where fault == .dropsFormerRows: table.show([])
    case .failed where fault == .dropsRowsOnFailure: table.show([])
    default: table.show(state.repos)
    }
    showSelection(of: list)
    if case .loading = state, fault == .forgetsTyping { searchText = "" }
    switch (fault, state) {
    case (.hidesNotice, _), (.hidesCaveats, .loaded): notice = nil
    case (.keepsNotice, _): notice = text ?? notice
    default: notice = text
    }
  }
}
