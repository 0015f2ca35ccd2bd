struct Model {
  let title: String
}
