public import RepoViewModels

/// What a person can do with the app, and see of it, whatever draws it.
///
/// A front end adopts it in its tests, and every ``FrontEndLaw`` is proven on it. It asks the store for everything as it
/// opens, shows five rows at least, and answers from what is on the screen: from the labels, and not from the data.
@MainActor
public protocol RepoFrontEnd: AnyObject {
  // MARK: What a person sees

  /// What stands in the search field.
  var searchText: String { get }
  /// The rows in view, by their places in the list, from zero. Asked only while no page is open.
  var rows: [Int: SeenRow] { get }
  /// What is said of the list; nil where there is nothing. Asked only while no page is open.
  var notice: String? { get }
  /// The place of the row that is marked as selected, if that row is in view. Asked only while no page is open.
  var selectedRow: Int? { get }
  /// The page that is open.
  var page: SeenPage? { get }

  // MARK: What a person does

  /// Types the text, in place of what stood in the search field.
  func type(_ text: String)
  /// Scrolls until the row is in view.
  func scroll(to place: Int)
  /// Chooses the row in view, as a tap or a key does; nothing happens where there is no row.
  func open(_ place: Int)
  /// Leaves the page.
  func goBack()
  /// Asks again for what is in view: the list, or the page.
  func reload()
  /// Closes the app.
  func close()

  // MARK: What a law needs besides

  /// The list's view model, by which a law knows that the data has moved and the rows have not.
  var list: RepoListViewModel? { get }

  /// Whether a row that is chosen while a search is awaited means the row to come, as where a person types ahead.
  var opensTheRowToCome: Bool { get }

  /// Gives the front end's loop a turn; a law that waits calls it again and again.
  func turn() async
}

extension RepoFrontEnd {
  public func close() {}
  public var opensTheRowToCome: Bool { false }
  public func turn() async { await Task.yield() }
}
