final class RowViewModel { func load() {} }; final class RowCounter {}

final class NoteViewModel { func load() {} } /* A comment
of two lines. */

/// Nothing prevents this one.
final class GateViewModel { func load() {} }
