// mvvmlint:disable:next ui-import
final class DetailViewModel {
  func load() {}
}
