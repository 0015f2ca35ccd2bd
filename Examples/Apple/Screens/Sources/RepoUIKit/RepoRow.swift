public import RepoModel
public import SwiftMVVMPattern
public import UIKit

/// A cell of a table or a collection that shows a repository. One presenter updates both.
@MainActor
public protocol RepoRow: View, Contextable where CarriedContext == Repo {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var accessibilityLabel: String? { get set }
}
