public import RepoModel
public import SwiftMVVMPattern
public import UIKit

/// A cell that shows a repository, of a table or of a collection: one presenter serves both.
@MainActor
public protocol RepoRow: View, Contextable where CarriedContext == Repo {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var accessibilityLabel: String? { get set }
}
