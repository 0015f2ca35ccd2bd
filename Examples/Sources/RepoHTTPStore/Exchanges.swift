import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking

  typealias Answering<Value> = (Value) -> Void
#else
  typealias Answering<Value> = @Sendable (Value) -> Void
#endif

/// Tells each exchange of a session what concerns it: on Linux a session has one delegate for all of its tasks.
final class Exchanges: NSObject, Sendable {
  private let underway = Mutex<[Int: Exchange]>([:])

  /// How many have begun, and have not come to their end.
  var count: Int { underway.withLock(\.count) }

  /// The reply to the task, which nobody else has begun.
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
