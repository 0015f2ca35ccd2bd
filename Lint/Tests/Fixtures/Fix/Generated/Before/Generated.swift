// Generated using a tool. The comment below suppresses nothing.

// mvvmlint:disable:next ui-import
final class GeneratedViewModel {
  func load() {}
}
