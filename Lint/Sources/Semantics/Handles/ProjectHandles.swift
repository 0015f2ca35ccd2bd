public import LintSyntax

/// A file of the project.
@frozen public struct FileID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A declaration of the project.
@frozen public struct SymbolID: Hashable, Sendable, BitwiseCopyable {
  public let file: FileID
  public let declaration: DeclarationID

  @inlinable public init(file: FileID, declaration: DeclarationID) {
    self.file = file
    self.declaration = declaration
  }
}

/// A type that the project declares. Types are numbered in the order in which they are collected.
@frozen public struct TypeID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A module of the project: a target, or a folder of files that belong to no target.
@frozen public struct ModuleID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}
