import MVVMCore

final class HomeViewModel: ViewModel {
  func load() {}
}
