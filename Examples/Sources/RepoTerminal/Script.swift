import RepoModel
import RepoViewModels
import TerminalKit

/// Executes commands, and prints their results as plain text.
@MainActor
public final class Script {
  private let browser: Browser
  private let print: (String) throws -> Void

  static let size = Size(columns: 78, rows: 10 + ListPage.margin)

  public init(_ browser: Browser, print: @escaping (String) throws -> Void) {
    self.browser = browser
    self.print = print
    browser.list.showsFullNames = true
    browser.list.lay(out: Self.size)
  }

  /// Executes one line; returns false if the script ends. Throws a ``CommandError`` or an output error.
  public func run(_ line: String) async throws -> Bool {
    switch try Command(line) {
    case nil: break
    case .search(let text): try await search(text)
    case .move(let distance): try await move { _ in distance }
    case .top: try await move { -$0 }
    case .bottom: try await move { $0 }
    case .open: try await open()
    case .back: try await back()
    case .show: try await show()
    case .help: try print(Command.overview)
    case .quit: return false
    }
    return true
  }

  private func search(_ text: String) async throws {
    if browser.detail != nil { browser.back() }
    browser.search(text)
    try await show()
  }

  /// Selects another row of the list after all searches are answered.
  private func move(_ distance: (_ count: Int) -> Int) async throws {
    guard browser.detail == nil else { throw CommandError.pageIsOpen }
    await browser.settle()
    try checkList()
    let list = browser.list
    guard list.count > 0 else { return try await show() }
    list.move(by: distance(list.count))
    let page = list.page(for: Self.size)
    try print(page.body.filter { $0.style == .chosen }.plainText + "  (\(page.position))")
  }

  private func open() async throws {
    guard browser.detail == nil else { throw CommandError.pageIsOpen }
    await browser.settle()
    try checkList()
    guard browser.open() else { throw CommandError.nothingToOpen }
    try await show()
  }

  private func back() async throws {
    browser.back()
    try await show()
  }

  private func show() async throws {
    await browser.settle()
    if let detail = browser.detail {
      if case .failed(let error) = detail.viewModel?.state { throw CommandError.store(error) }
      try print(detail.lines(columns: Self.size.columns).plainText)
    } else {
      try checkList()
      let page = browser.list.page(for: Self.size)
      let heading = page.query.isEmpty ? "All repositories" : "Search: \(page.query)"
      let notice = page.notice.map { [$0] } ?? []
      let (above, below) = browser.list.outOfView
      let before = above > 0 ? [Line("\(above.grouped) more above")] : []
      let after = below > 0 ? [Line("\(below.grouped) more")] : []
      try print(([Line("\(heading)  \(page.position)")] + notice + before + page.body + after).plainText)
    }
  }

  private func checkList() throws(CommandError) {
    if case .failed(let error, _) = browser.list.viewModel?.state { throw .store(error) }
  }
}
