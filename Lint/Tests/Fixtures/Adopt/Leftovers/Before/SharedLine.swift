// swift-format-ignore-file

final class RowViewModel { func load() {} }; final class RowCounter {}

final class NoteViewModel { func load() {} } /* A comment
of two lines. */

/// Nothing prevents this one.
final class GateViewModel { func load() {} }

final class TagViewModel { func load() {} } /* A comment
of two lines. */ final class TagCounter {
  var count = 0
}
