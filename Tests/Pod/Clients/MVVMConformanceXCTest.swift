// pod 'MVVMConformanceXCTest': one import also provides the probes.
import MVVMConformanceXCTest
import XCTest

final class NameViewModel: ViewModel {}

final class NameTests: XCTestCase {
  @MainActor func testNamesAreDeallocated() async {
    XCTAssertNoFindings(await deallocationFindings { [NameViewModel()] })
  }
}
