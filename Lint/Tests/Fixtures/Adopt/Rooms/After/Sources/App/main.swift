import protocol MVVMCore.ViewModel

final class LobbyViewModel {
  func load() {}
}

extension LobbyViewModel: MVVMCore.ViewModel {}

if CommandLine.arguments.count > 1 {
  final class ArgumentViewModel {
    func load() {}
  }
  ArgumentViewModel().load()
}

for _ in 0..<2 {
  enum Loop {
    struct StepViewModel {
      func load() {}
    }
  }
  Loop.StepViewModel().load()
}

LobbyViewModel().load()
