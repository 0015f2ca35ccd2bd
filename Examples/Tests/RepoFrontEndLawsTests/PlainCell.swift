import RepoFrontEndLaws
import RepoModel
import SwiftMVVMPattern

/// A row of a ``PlainFrontEnd``.
@MainActor
final class PlainCell: View, Contextable {
  var context: Repo?
  var labels = nothing

  private static let nothing = SeenRow(name: "", stars: "", language: "", description: "")

  func prepareForReuse() { (context, labels) = (nil, Self.nothing) }
}
