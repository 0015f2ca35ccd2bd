/* The text of a note.
   /* Copyright 2024 Notes */ */

public import protocol MVVMCore.ViewModel

@MainActor public final class NoteViewModel {
  public private(set) var text = ""
  public init() {}
  public func append(_ word: String) { text += word }
}

extension NoteViewModel: MVVMCore.ViewModel {}

extension NoteViewModel {
  // mvvmlint:disable:next shared-store - a reason
  struct DraftViewModel {
    var text = ""
    mutating func clear() { text = "" }
  }
}

extension NoteViewModel.DraftViewModel: MVVMCore.ViewModel {}

public extension NoteViewModel {
  final class HistoryViewModel {
    public init() {}
    public func undo() {}
  }
}

extension NoteViewModel.HistoryViewModel: MVVMCore.ViewModel {}
