import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its reply: no longer than was agreed, and from no one but the server that was asked.
///
/// What the session asks is answered under the lock, and never once the task was cancelled: on Linux, an answer that
/// comes after that ends the program.
final class Exchange: Sendable {
  private let task: URLSessionDataTask
  private let state: Mutex<State>

  private struct State {
    var waiting: CheckedContinuation<Result<Reply, NetworkError>, Never>?
    var progress: Progress
  }

  init(_ task: URLSessionDataTask, largestBody: Int) {
    self.task = task
    state = Mutex(State(progress: Progress(largestBody: largestBody)))
  }

  /// To be asked for once. What was cancelled before does not begin.
  func reply(begin: () -> Void) async -> Result<Reply, NetworkError> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let former = state.withLock { state in
          state.waiting = continuation
          return state.progress.result
        }
        if former == nil { begin() } else { change { _ in } }
      }
    } onCancel: {
      change { $0.cancel(.cancelled) }
    }
  }

  /// Whoever waits hears of a result at once; what the task says after that is not heard.
  private func change(_ body: (inout Progress) -> Void) {
    let (waiting, result, isCancelled) = state.withLock { state in
      let before = state.progress.isCancelled
      body(&state.progress)
      let waiting = state.progress.result == nil ? nil : state.waiting.take()
      return (waiting, state.progress.result, state.progress.isCancelled && !before)
    }
    if isCancelled { task.cancel() }
    if let result { waiting?.resume(returning: result) }
  }
}

// MARK: - What the session tells

extension Exchange {
  func begins(_ response: URLResponse, answer: (URLSession.ResponseDisposition) -> Void) {
    let reply = (response as? HTTPURLResponse).map(Reply.init)
    change { progress in
      guard let isWanted = progress.begins(reply, length: response.expectedContentLength) else { return }
      answer(isWanted ? .allow : .cancel)
    }
  }

  func goesOn(_ data: Data) {
    change { $0.goesOn(data) }
  }

  func isSentOn(to request: URLRequest, answer: (URLRequest?) -> Void) {
    change { progress in
      guard let isFollowed = progress.isSentOn(to: request.url, from: task.originalRequest?.url) else { return }
      answer(isFollowed ? request : nil)
    }
  }

  func ends(_ error: (any Error)?) {
    change { $0.ends(error) }
  }
}
