import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request and its reply, which must come from the server that was asked and stay within a size limit.
///
/// The session's questions are answered under the lock and never after the task was cancelled. On Linux, a later answer
/// ends the program.
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

  /// The reply; to be called once. If the exchange was cancelled before, it doesn't begin.
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

  /// Delivers a result at once. Later events of the task have no effect.
  private func change(_ body: (inout Progress) -> Void) {
    let (waiting, result, isCancelled) = state.withLock { state in
      let before = state.progress.isCancelled
      body(&state.progress)
      let waiting = state.progress.result == nil ? nil : state.waiting.take()
      return (waiting, state.progress.result, state.progress.isCancelled && !before)
    }
    // Not on this thread, which may be the session's own.
    if isCancelled { DispatchQueue.global().async { [task] in task.cancel() } }
    if let result { waiting?.resume(returning: result) }
  }
}

// MARK: - Events of the session

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
      answer(isFollowed ? allowed(request) : nil)
    }
  }

  /// The request with its host in the form that the first request needed.
  private func allowed(_ request: URLRequest) -> URLRequest {
    guard task.originalRequest?.url?.host()?.hasPrefix("%5B") == true, let url = request.url?.withEncodedIPv6Host
    else { return request }
    var request = request
    request.url = url
    return request
  }

  func ends(_ error: (any Error)?) {
    change { $0.ends(error, host: task.originalRequest?.url?.plainHost ?? "") }
  }
}
