// pod 'MVVMConformanceTesting': one import also provides the probes.
import MVVMConformanceTesting
import Testing

final class NameViewModel: ViewModel {}

@MainActor @Test func namesAreDeallocated() async {
  expectNoFindings(await deallocationFindings { [NameViewModel()] })
}
