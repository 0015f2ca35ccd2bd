import Testing

/// An early return never skips a call of the system or of a package for which other code waits.
@Suite struct CompletingCallTests {
  private func reasons(_ code: String, members: String, beside other: String) throws -> [String] {
    let text = """
      import UIKit
      class ListViewController: UIViewController {
        let viewModel = ListViewModel()
        var n = 0
        let ticket = Ticket()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.onEnd = { \(code) }
        }
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      final class Ticket {}
      \(other)

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    // Objects of the system and of packages, and global functions.
    ("self.leave()", "func leave() { exit(0) }", ""),
    ("self.gate.completeTransition(true)", "var gate: UIViewControllerContextTransitioning", ""),
    ("self.gate?.completeTransition(true)", "weak var gate: UIViewControllerContextTransitioning?", ""),
    ("self.gate.completeRequest(returningItems: nil)", "var gate: NSExtensionContext", ""),
    ("self.gate.completeRequest(returningItems: [], completionHandler: nil)", "var gate: NSExtensionContext", ""),
    ("self.gate.cancelRequest(withError: Failure())", "var gate: NSExtensionContext", "struct Failure: Error {}"),
    ("self.gate.setTaskCompleted(success: true)", "var gate: BGTask", ""),
    ("self.gate?.setTaskCompleted(success: true)", "var gate: BGAppRefreshTask?", ""),
    ("self.gate.finishLoading()", "var gate: AVAssetResourceLoadingRequest", ""),
    ("self.gate.finishLoading(with: nil)", "var gate: AVAssetResourceLoadingRequest", ""),
    ("self.gate.fulfill()", "var gate: XCTestExpectation", ""),
    ("self.gate.fulfill(1)", "var gate: Resolver<Int>", "import PromiseKit"),
    ("self.gate.reject(Failure())", "var gate: Promise<Int>", "import Promises\nstruct Failure: Error {}"),
    (
      "self.gate.endBackgroundTask(self.id)",
      "var gate = UIApplication.shared; var id = UIBackgroundTaskIdentifier.invalid", ""
    ),
    ("pthread_mutex_unlock(&self.gate)", "var gate = pthread_mutex_t()", ""),
    ("pthread_rwlock_unlock(&self.gate)", "var gate = pthread_rwlock_t()", ""),
    ("self.leave()", "var gate = pthread_mutex_t(); func leave() { pthread_mutex_unlock(&gate) }", ""),
    ("self.leave()", "var gate: BGTask?; func leave() { gate?.setTaskCompleted(success: true) }", ""),
    ("self.leave()", "var gate = UIApplication.shared; func leave() { gate.endBackgroundTask(.invalid) }", ""),
    // The object contains a function by the type of its initial value.
    ("DispatchQueue.main.async(execute: self.work)", "var work: () -> Void = {}", ""),
    ("DispatchQueue.main.async(execute: self.work)", "let work: DispatchWorkItem", ""),
    ("DispatchQueue.main.async(execute: self.work)", "var work = DispatchWorkItem {}", ""),
    ("self.work.perform()", "var work = DispatchWorkItem {}", ""),
    ("self.work.perform()", "lazy var work = DispatchWorkItem(qos: .utility) { print(1) }", ""),
    ("self.work.start()", "var work = BlockOperation {}", ""),
  ])
  func completingCallIsNotSkipped(code: String, members: String, other: String) throws {
    let found = try reasons(code, members: members, beside: other)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("an early return could skip work that other code may wait for (") ?? false)
  }

  @Test(arguments: [
    (
      "self.load()",
      "func load() { var gate = pthread_mutex_t(); pthread_mutex_lock(&gate); pthread_mutex_unlock(&gate) }", ""
    ),
    ("pthread_mutex_lock(&self.gate)", "var gate = pthread_mutex_t()", ""),
    ("self.leave()", "func leave() { pthread_mutex_unlock(&n) }", "func pthread_mutex_unlock(_ n: inout Int) {}"),
    ("self.ticket.completeTransition(1)", "", "extension Ticket { func completeTransition(_ n: Int) {} }"),
    ("self.gate.beginBackgroundTask()", "var gate = UIApplication.shared", ""),
    ("self.work.start()", "var work = Clock {}", "final class Clock { init(_ tick: Int) {}; func start() {} }"),
  ])
  func otherCallIsSkipped(code: String, members: String, other: String) throws {
    #expect(try reasons(code, members: members, beside: other) == [])
  }
}
