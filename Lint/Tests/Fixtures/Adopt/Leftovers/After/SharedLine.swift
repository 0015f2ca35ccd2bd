// swift-format-ignore-file

import protocol SwiftMVVMPattern.ViewModel

final class RowViewModel { func load() {} }; final class RowCounter {}

final class NoteViewModel { func load() {} } /* A comment
of two lines. */

extension NoteViewModel: SwiftMVVMPattern.ViewModel {}

/// Nothing prevents this one.
final class GateViewModel { func load() {} }

extension GateViewModel: SwiftMVVMPattern.ViewModel {}

final class TagViewModel { func load() {} } /* A comment
of two lines. */ final class TagCounter {
  var count = 0
}
