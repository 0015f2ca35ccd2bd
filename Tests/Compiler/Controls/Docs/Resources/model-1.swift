struct Model {
  let name: String
}
