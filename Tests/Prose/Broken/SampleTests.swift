/// Whoever reads this is told
/// of its own accord, and wrapping what
/// was there doesn't hide it.
struct Sample {
  let goesOnWith = 1  // An identifier that isn't a test's name is code.
  let message = "The type 'X' is no view"
  /* It stands
     in a block. */
  let lines = """
    This says so
    over two lines.
    """
  let url = "https://example.com"  // A comment that begins anew.
  @Test func aRowIsToldOfChanges() {}
  @Test func `what stands here is kept`() {}
  // 'Thereby' is quoted here. prose: quotation

  /// What a row shows.
  let row = "What is shown?"
  /// A row, by now with what nobody reads.
  let rest = ""
}
