/// The text of a value in a finding. A string is in quotes, so that an empty one is visible.
func quoted<Value>(_ value: Value?) -> String {
  value.map { ($0 as? String)?.debugDescription ?? "\($0)" } ?? "nothing"
}
