extension Int {
  /// All digits, in groups of three: `69,000`.
  public var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().map { place, digit in
      (digits.count - place).isMultiple(of: 3) && place > 0 ? ",\(digit)" : "\(digit)"
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
