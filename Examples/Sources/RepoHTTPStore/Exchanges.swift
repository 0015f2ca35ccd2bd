import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking

  typealias Answering<Value> = (Value) -> Void
#else
  typealias Answering<Value> = @Sendable (Value) -> Void
#endif

/// Forwards a session's events to its exchanges: on Linux, a session has one delegate for all of its tasks.
final class Exchanges: NSObject, Sendable {
  private let underway = Mutex<[Int: Exchange]>([:])

  /// The number of exchanges that have begun and not ended.
  var count: Int { underway.withLock(\.count) }

  /// Resumes the task and returns its reply.
  func reply(to task: URLSessionDataTask, largestBody: Int) async -> Result<Reply, NetworkError> {
    let exchange = Exchange(task, largestBody: largestBody)
    return await exchange.reply {
      underway.withLock { $0[task.taskIdentifier] = exchange }
      task.resume()
    }
  }

  private func exchange(_ task: URLSessionTask) -> Exchange? { underway.withLock { $0[task.taskIdentifier] } }
}

extension Exchanges: URLSessionDataDelegate {
  func urlSession(
    _: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping Answering<URLSession.ResponseDisposition>
  ) {
    exchange(dataTask)?.begins(response, answer: completionHandler)
  }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(dataTask)?.goesOn(data)
  }

  func urlSession(
    _: URLSession, task: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping Answering<URLRequest?>
  ) {
    exchange(task)?.isSentOn(to: request, answer: completionHandler)
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    underway.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.ends(error)
  }
}
