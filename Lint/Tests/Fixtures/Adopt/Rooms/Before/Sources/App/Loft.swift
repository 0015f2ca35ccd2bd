import Injection

final class LoftViewModel {
  @ViewModel<String>.Cached var name = "Loft"

  func load() {}
}
