import SwiftSyntax

/// Locates syntax errors.
enum SyntaxErrorLocator {
  /// The offset of the first missing or unexpected code; nil if the source parses without errors.
  static func first(in tree: SourceFileSyntax) -> UInt32? {
    guard tree.hasError else { return nil }
    var node = Syntax(tree)
    while node.kind != .unexpectedNodes, let child = node.children(viewMode: .all).first(where: \.hasError) {
      node = child
    }
    let position =
      node.as(TokenSyntax.self)?.presence == .missing ? node.position : node.positionAfterSkippingLeadingTrivia
    return UInt32(position.utf8Offset)
  }
}
