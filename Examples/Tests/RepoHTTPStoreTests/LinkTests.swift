import Foundation
import Testing

@testable import RepoHTTPStore

struct LinkTests {
  @Test(arguments: [
    (nil, nil), ("", nil), ("nonsense", nil), ("<http://x/1>", nil), ("<http://x/1>; rel=\"last\"", nil),
    ("<http://x/1>; rel=\"next\"", "http://x/1"), ("<http://x/9>; rel=\"last\", <http://x/2>; rel=next", "http://x/2"),
  ])
  func headerNamesTheNextPage(header: String?, next: String?) {
    #expect(Link.next(in: header)?.absoluteString == next)
  }
}
