/// Encodes frames as control sequences that change only the cells that differ from the previous frame.
///
/// The first frame, and each frame after ``reset()`` or for another size, paints the whole screen:
///
/// ```
/// var encoder = FrameEncoder(styled: true)
/// let painted = encoder.encode(frame, for: size)
/// let nothing = encoder.encode(frame, for: size)  // ""
/// ```
public struct FrameEncoder: Sendable {
  private let styled: Bool
  private var shown: Canvas?

  /// - Parameter styled: Whether lines may be bold, inverse or colored; `NO_COLOR` turns it off.
  public init(styled: Bool) {
    self.styled = styled
  }

  /// Makes the next frame paint the whole screen, because the terminal may show something else.
  public mutating func reset() { shown = nil }

  /// Returns the bytes that change the screen to the frame; empty if nothing changes.
  public mutating func encode(_ frame: Frame, for size: Size) -> String {
    let canvas = Canvas(frame, size: size, styled: styled)
    defer { shown = canvas }
    guard let shown, shown.size == canvas.size else { return paint(canvas) }
    if shown == canvas { return "" }
    let changes = Self.changes(from: shown, to: canvas)
    let isLong = changes.utf8.count > Self.longest
    let hiding = shown.cursor != nil && (isLong || canvas.cursor == nil) ? ANSI.hideCursor : ""
    let showing = shown.cursor == nil || isLong ? ANSI.showCursor : ""
    return ANSI.beginFrame + hiding + changes + move(of: canvas, showing) + ANSI.endFrame
  }

  /// The number of bytes that may be drawn while the cursor is visible.
  private static let longest = 256

  private func paint(_ canvas: Canvas) -> String {
    var pen = Pen()
    pen.draw(canvas, over: Canvas(Frame([]), size: canvas.size, styled: styled))
    return ANSI.beginFrame + ANSI.hideCursor + ANSI.plain + ANSI.clear + pen.output + move(of: canvas, ANSI.showCursor)
      + ANSI.endFrame
  }

  private func move(of canvas: Canvas, _ showing: String) -> String {
    canvas.cursor.map { ANSI.moved(toRow: canvas.cursorRow, column: $0) + showing } ?? ""
  }

  /// Returns the shortest of three encodings: with rows scrolled first, with a block of rows erased first, or without
  /// either.
  private static func changes(from old: Canvas, to new: Canvas) -> String {
    var pen = Pen()
    pen.draw(new, over: old)
    let others = [Scroll(from: old, to: new), Scroll(erasingChangesFrom: old, to: new)].compactMap { $0 }.map {
      scroll in
      var pen = Pen(scroll.sequence)
      pen.draw(new, over: scroll.applied(to: old))
      return pen.output
    }
    return others.reduce(pen.output) { $1.utf8.count < $0.utf8.count ? $1 : $0 }
  }
}

/// Rows that move up or down by a few lines, as a list does when it scrolls.
private struct Scroll {
  /// The rows that are scrolled, of which some are left blank.
  let region: Range<Int>
  /// The number of lines that the content moves up; negative if it moves down.
  let distance: Int

  private static let farthest = 8

  /// Returns nil unless several rows have only moved.
  init?(from old: Canvas, to new: Canvas) {
    let distances = (1...Self.farthest).flatMap { [$0, -$0] }
    let moves = distances.map { distance in
      (distance, new.rows.indices.filter { Self.hasMoved(row: $0, by: distance, old, new) })
    }
    guard let (distance, rows) = moves.max(by: { $0.1.count < $1.1.count }), rows.count > 2, let first = rows.first,
      let last = rows.last
    else { return nil }
    self.distance = distance
    region = distance > 0 ? first..<last + distance + 1 : first + distance..<last + 1
  }

  /// Scrolls all of the longest block of changed rows out of view.
  init?(erasingChangesFrom old: Canvas, to new: Canvas) {
    var (block, longest) = (0..<0, 0..<0)
    for row in new.rows.indices where new.rows[row] != old.rows[row] {
      block = block.upperBound == row ? block.lowerBound..<row + 1 : row..<row + 1
      if block.count > longest.count { longest = block }
    }
    if longest.count < 4 { return nil }
    (region, distance) = (longest, longest.count)
  }

  private static func hasMoved(row: Int, by distance: Int, _ old: Canvas, _ new: Canvas) -> Bool {
    guard old.rows.indices.contains(row + distance) else { return false }
    return new.rows[row] == old.rows[row + distance] && new.rows[row] != old.rows[row]
  }

  var sequence: String {
    ANSI.region(region) + ANSI.moved(toRow: region.lowerBound, column: 0)
      + (distance > 0 ? ANSI.deleteLines(distance) : ANSI.insertLines(-distance)) + ANSI.wholeRegion
  }

  func applied(to old: Canvas) -> Canvas {
    var canvas = old
    for row in region {
      let source = row + distance
      canvas.rows[row] = region.contains(source) ? old.rows[source] : old.blankRow
    }
    return canvas
  }
}
