/* The text of a note.
   /* Copyright 2024 Notes */ */

@MainActor public final class NoteViewModel {
  public private(set) var text = ""
  public init() {}
  public func append(_ word: String) { text += word }
}

extension NoteViewModel {
  // mvvmlint:disable:next shared-store - a reason
  struct DraftViewModel {
    var text = ""
    mutating func clear() { text = "" }
  }
}

public extension NoteViewModel {
  final class HistoryViewModel {
    public init() {}
    public func undo() {}
  }
}
