import Foundation
import Testing

@testable import RepoHTTPStore

struct ServerAddressTests {
  @Test(arguments: [
    ("https://api.github.com", "api.github.com"), ("http://127.0.0.1:8080", "127.0.0.1:8080"),
    ("HTTP://localhost/api/v3", "localhost"), ("http://[::1]:80", "[::1]:80"), ("HtTpS://x", "x"),
  ])
  func addressNamesItsPlace(text: String, place: String) throws {
    let address = try ServerAddress(text)
    #expect(address.place == place)
    #expect(["http", "https"].contains(address.url.scheme))
  }

  @Test(arguments: [
    "", "foo", "127.0.0.1:80", "localhost:80", "http://", "http:///x", "ftp://x", "file:///x", "http://a b",
    "http://x:99999", "http://x:0", "http://x:y", "http://u@x", "http://u:p@x", "http://x?q", "http://x#y", "//x",
    "http://x\n",
  ])
  func invalidAddressIsRefusedWithAnExample(text: String) {
    #expect { try ServerAddress(text) } throws: { "\($0)".contains("use one such as https://") }
  }

  @Test func plusSignReachesTheServer() throws {
    let url = try #require(try ServerAddress("http://localhost").search("c++ c#"))
    #expect(url.absoluteString.contains("q=c%2B%2B%20c%23%20in:name"))
  }
}
