// pod 'MVVMConformanceXCTest': one import brings the probes as well.
import MVVMConformanceXCTest
import XCTest

final class NameViewModel: ViewModel {}

final class NameTests: XCTestCase {
  @MainActor func testNamesGo() async {
    XCTAssertNoFindings(await deallocationFindings { [NameViewModel()] })
  }
}
