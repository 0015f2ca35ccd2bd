public import LintSyntax

/// A declaration of the project.
@frozen public struct SymbolID: Hashable, Sendable, BitwiseCopyable {
  public let file: FileID
  public let declaration: DeclarationID

  @inlinable public init(file: FileID, declaration: DeclarationID) {
    self.file = file
    self.declaration = declaration
  }
}
