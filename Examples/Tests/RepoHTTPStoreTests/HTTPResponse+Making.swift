import FlyingFox
import FlyingSocks
import Foundation

extension HTTPResponse {
  static func json(_ text: String, _ status: Int = 200, _ headers: [String: String] = [:]) -> HTTPResponse {
    var all = HTTPHeaders()
    for (name, value) in headers { all[HTTPHeader(name)] = value }
    return HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "Status"), headers: all, body: Data(text.utf8))
  }

  /// One page of a search, with repositories with these ids.
  static func page(
    _ ids: Int64..., total: Int? = nil, isIncomplete: Bool = false, headers: [String: String] = [:]
  ) -> HTTPResponse {
    let items = ids.map(record).joined(separator: ",")
    return json(
      #"{"total_count": \#(total ?? ids.count), "incomplete_results": \#(isIncomplete), "items": [\#(items)]}"#,
      200, headers)
  }

  static func record(_ id: Int64) -> String {
    """
    {"id": \(id), "name": "repo\(id)", "full_name": "octo/repo\(id)", "owner": {"login": "octo"}, "private": false,
     "description": "number \(id)", "language": "Swift", "stargazers_count": \(id * 10)}
    """
  }

  static func movedTo(_ address: String, status: Int = 302) -> HTTPResponse {
    json("", status, ["Location": address])
  }

  /// A reply that never ends.
  static func held(after text: String, length: Int?) -> HTTPResponse {
    let bytes = HeldBytes(text: text)
    return HTTPResponse(
      statusCode: .ok,
      body: length.map { HTTPBodySequence(from: bytes, count: $0) } ?? HTTPBodySequence(from: bytes))
  }

  /// Returns no reply until the server stops.
  static func never() async throws -> HTTPResponse {
    try await Task.sleep(for: .seconds(3_600))
    throw CancellationError()
  }
}

/// Some bytes, and then nothing until the server stops.
private struct HeldBytes: AsyncBufferedSequence {
  typealias Element = UInt8
  var text: String

  func makeAsyncIterator() -> Iterator { Iterator(rest: Array(text.utf8)) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var rest: [UInt8]

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if rest.isEmpty { try await Task.sleep(for: .seconds(3_600)) }
      let next = Array(rest.prefix(count))
      rest.removeFirst(next.count)
      return next
    }
  }
}
