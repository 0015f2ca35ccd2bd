/// The cases of an enum.
extension FastReader {
  mutating func enumCases(_ head: Head) throws(NeedsFullParse) {
    openSeveral(head)
    repeat {
      add(.declareCase, at: token.start, name: try expectName())
      if kind == .leftParen { try caseParameters() }
      if take(.equal) { try expression() }
    } while endWithComma(.endDeclaration)
    add(.endVariable)
  }

  private mutating func caseParameters() throws(NeedsFullParse) {
    try declarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.caseParameter() }
  }

  private mutating func caseParameter() throws(NeedsFullParse) {
    let count = labelCount
    if count == 0 {
      declareParameter(at: token.start, name: -1, label: nil)
    } else {
      declareParameter(at: token.start, name: place + count - 1, label: place)
    }
    try passLabels(count)
    try type(isTaken: .takeType)
    if kind == .equal { try value() }
  }
}
