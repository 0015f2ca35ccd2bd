open class UISearchController: UIViewController {  // UISearchController
  // UISearchController.init(searchResultsController:)
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }  // UISearchController.init(coder:)

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?  // UISearchController.searchResultsUpdater
  open var obscuresBackgroundDuringPresentation = true  // UISearchController.obscuresBackgroundDuringPresentation
  open private(set) lazy var searchBar = UISearchBar()  // UISearchController.searchBar
  open var isActive = false {  // UISearchController.isActive
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }

  /// Stub only: types text into the field.
  public final func type(_ text: String) {
    isActive = true
    searchBar.text = text
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {  // UISearchResultsUpdating
  // UISearchResultsUpdating.updateSearchResults(for:)
  func updateSearchResults(for searchController: UISearchController)
}

open class UISearchBar: UIView {  // UISearchBar
  open var text: String?  // UISearchBar.text
  open var placeholder: String?  // UISearchBar.placeholder
  open var autocapitalizationType = UITextAutocapitalizationType.sentences  // UITextInputTraits.autocapitalizationType
  open var autocorrectionType = UITextAutocorrectionType.default  // UITextInputTraits.autocorrectionType
}

public enum UITextAutocapitalizationType: Int, Sendable {  // UITextAutocapitalizationType
  case none, words, sentences, allCharacters  // UITextAutocapitalizationType.none, …
}

public enum UITextAutocorrectionType: Int, Sendable {  // UITextAutocorrectionType
  case `default`, no, yes  // UITextAutocorrectionType.default, …
}
