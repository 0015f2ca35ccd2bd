import Injection

import protocol MVVMCore.ViewModel

final class HallViewModel {
  @Injection.ViewModel var name = "Hall"

  func load() {}
}

extension HallViewModel: MVVMCore.ViewModel {}
