// mvvmlint:disable:next ui-import
final class ListViewModel {
  func load() {}
}
