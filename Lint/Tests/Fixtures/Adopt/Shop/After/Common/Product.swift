struct Product: Hashable, Sendable {
  let name: String
  let price: Int
}
