import GTKKit
import RepoDesktop
import RepoLive
import RepoModel
import SwiftMVVMPattern

/// Clicks rows of the window, and compares what was read there with what two ways of opening return.
@MainActor
final class RowPresser {
  /// The time limit for a click to arrive.
  var timeout = Duration.seconds(10)
  private let list: ListScreen
  private let click: (Widget, Double) -> Bool
  private var label: String?
  private var isPressed = false
  private var opened: Press?
  private var byContext: Repo?
  private var count = 0

  init(_ list: ListScreen, _ feed: LiveFeed, click: @escaping (Widget, Double) -> Bool) {
    (self.list, self.click) = (list, click)
    let (activate, open) = (list.rows.onActivate, list.onOpen)
    list.rows.onPress { [weak self] x, y in
      self?.label = self?.list.rows.cell(atX: x, y: y)?.name.text
      self?.isPressed = true
    }
    list.onOpen = { [weak self] repo in
      self?.byContext = repo
      open(repo)
    }
    list.rows.onActivate = { [weak self] row in
      self?.byContext = nil
      activate(row)
      guard let self, let label else { return }
      opened = Press(
        onScreen: label, afterwards: self.list.visibleCell(at: row)?.name.text,
        byIndex: feed.data.indices.contains(row) ? feed.data[row] : nil, byContext: byContext)
    }
  }

  /// Clicks one of the visible rows; returns nil if that opened nothing.
  func press(_ number: UInt64) async throws -> Press? {
    (label, isPressed, opened) = (nil, false, nil)
    // Another part of the row than before, because GTK would take two clicks at one point for a double click.
    count += 1
    let part = 0.1 + 0.05 * Double(count % 16)
    try await wait(timeout, or: .hidden) {
      let cells = list.rows.cellsInView
      return !cells.isEmpty && click(cells[Int(number % UInt64(cells.count))].content, part)
    }
    try await wait(timeout, or: .missed) { isPressed }
    if label == nil { return nil }
    try? await wait(.milliseconds(500), or: .missed) { opened != nil }
    return opened
  }

  private func wait(_ timeout: Duration, or error: PressError, _ condition: () -> Bool) async throws {
    let limit = ContinuousClock.now + timeout
    while !condition() {
      guard ContinuousClock.now < limit else { throw error }
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

/// Why a measurement is impossible.
enum PressError: Error, CustomStringConvertible {
  case hidden, missed

  var description: String {
    switch self {
    case .hidden: "No row became visible; show the window, or use xvfb-run -a"
    case .missed: "A click never arrived; uncover the window, or use xvfb-run -a"
    }
  }
}
