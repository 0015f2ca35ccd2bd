// pod 'MVVMConformanceTesting': one import brings the probes as well.
import MVVMConformanceTesting
import Testing

final class NameViewModel: ViewModel {}

@MainActor @Test func namesGo() async {
  expectNoFindings(await deallocationFindings { [NameViewModel()] })
}
