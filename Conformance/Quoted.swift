/// A value as it stands in a sentence: a string in quotes, so that an empty one is seen.
func quoted(_ value: some Any) -> String {
  (value as? String)?.debugDescription ?? "\(value)"
}
