struct Contact: Hashable, Identifiable {
  let id: Int
  let name: String
}
