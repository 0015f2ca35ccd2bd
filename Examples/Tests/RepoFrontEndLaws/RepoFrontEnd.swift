public import RepoViewModels

/// The actions of a person in the app, and what is visible, for any user interface.
///
/// Adopt it in the tests of a front end, and test every ``FrontEndLaw`` with it. A front end requests all repositories
/// when it opens, shows at least five rows, and reads from the labels on screen, not from the data.
@MainActor
public protocol RepoFrontEnd: AnyObject {
  // MARK: Visible content

  /// The text in the search field.
  var searchText: String { get }
  /// The visible rows, by their index in the list, from zero. Read only while no page is open.
  var rows: [Int: SeenRow] { get }
  /// The notice of the list; nil if there is none. Read only while no page is open.
  var notice: String? { get }
  /// The index of the row that is highlighted as selected, if that row is visible. Read only while no page is open.
  var selectedRow: Int? { get }
  /// The open page.
  var page: SeenPage? { get }

  // MARK: Actions

  /// Types the text, replacing the former text in the search field.
  func type(_ text: String)
  /// Scrolls until the row is visible.
  func scroll(to place: Int)
  /// Selects the visible row with a tap or a key; does nothing if there is no row.
  func open(_ place: Int)
  /// Leaves the page.
  func goBack()
  /// Reloads the list or the page, whichever is visible.
  func reload()
  /// Closes the app.
  func close()

  // MARK: For the laws

  /// The list's view model, which shows a law that the data has changed before the rows.
  var list: RepoListViewModel? { get }

  /// Whether selecting a row during a search opens a row of the results, because the person types ahead.
  var opensTheRowToCome: Bool { get }

  /// Gives the front end's loop a turn; a waiting law calls it repeatedly.
  func turn() async
}

extension RepoFrontEnd {
  public func close() {}
  public var opensTheRowToCome: Bool { false }
  public func turn() async { await Task.yield() }
}
