import SwiftMVVMPattern

enum ShopRoute { case basket }
enum NewsRoute { case article }

@MainActor func open(_ navigator: Navigator<ShopRoute>) async throws {
  try await navigator.push(NewsRoute.article)
  // expected-error@-1 {{cannot convert value of type 'NewsRoute' to expected argument type 'ShopRoute'}}
}
