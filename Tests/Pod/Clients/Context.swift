// pod 'SwiftMVVMPattern/Context': includes the roles, but not the presenters.
import SwiftMVVMPattern

final class Row: View, Contextable {
  var context: String?
}

@MainActor
final class Rows: CellContainer {
  var rows: [Row] = []
  func visibleCell(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
}

@MainActor
func chosen(in rows: Rows) throws -> String? {
  try rows.requireContext(as: String.self, at: 0) + (rows.context(ofCell: Row.self, at: 1) ?? "")
}

@MainActor
func chosen(in rows: Rows, _ contexts: CellContexts<String>) -> String? {
  contexts.context(at: 0, in: rows) ?? rows.context(at: 1) as? String
}

typealias Absent = any Presentable  // expected-error {{cannot find type 'Presentable' in scope}}
