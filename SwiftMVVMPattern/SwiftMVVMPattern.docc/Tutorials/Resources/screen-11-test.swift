import MVVMConformanceTesting
import Testing
import UIKit

@testable import Contacts

@MainActor @Suite struct ContactsScreenTests {
  @Test func screenIsDeallocated() async {
    expectNoFindings(
      await deallocationFindings {
        let screen = ContactsScreen(style: .plain)
        screen.loadViewIfNeeded()
        return [screen]
      })
  }
}
