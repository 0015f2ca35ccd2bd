/// One way in which a front end can be wrong.
enum Fault: CaseIterable {
  // Rows
  case leavesOutLanguage, showsAllDigitsOfStars, keepsStaleCells, keepsRowsBeyondTheEnd, scrollsWithoutRendering
  // Choosing
  case opensByIndex, opensTheRowBefore, opensByPlaceOnScreen, opensWithoutRows
  // Selecting
  case selectsByRowNumber, forgetsSelection, keepsSelectedRow
  // The list
  case hidesNotice, hidesCaveats, keepsNotice, dropsFormerRows, dropsRowsOnFailure, doesNotListen
  case showsEverySearch, forgetsTyping, ignoresListBehindPage, doesNotReloadList, staysAlive
  // The page
  case leavesOutPageLanguage, showsPageOnce, hidesPageNotice, emptiesPageThatIsGone, closesPageThatFailed
  case keepsPageNotice, showsEveryPage, reopensPages, doesNotReloadPage, forgetsSearchOnReturn
}

extension Fault {
  /// The law by which each is refused.
  static let refusals: [(Fault, law: String)] = [
    (.leavesOutLanguage, "a row shows what its row view model says"),
    (.showsAllDigitsOfStars, "a row shows what its row view model says"),
    (.doesNotListen, "a row shows what its row view model says"),
    (.scrollsWithoutRendering, "a row that is scrolled into view shows its own repository"),
    (.keepsStaleCells, "a cell that is used again shows nothing of the former repository"),
    (.keepsRowsBeyondTheEnd, "a list that is shorter has no rows beyond its end"),
    (.opensTheRowBefore, "a chosen row opens what it shows"),
    (.opensByPlaceOnScreen, "a row that was scrolled to opens what it shows"),
    (.opensByIndex, "a chosen row opens what it showed, though the data has moved"),
    (.opensWithoutRows, "a list without rows opens nothing"),
    (.selectsByRowNumber, "after a reload the same repository is selected"),
    (.forgetsSelection, "after a reload that fails the same repository is selected"),
    (.selectsByRowNumber, "if the selected repository is gone, the nearest row is selected"),
    (.showsPageOnce, "a repository that leaves the list while its page is open is gone on the page"),
    (.keepsSelectedRow, "a new search doesn't keep the selected row"),
    (.hidesPageNotice, "a page that is awaited shows what the list knew, and says so"),
    (.leavesOutPageLanguage, "a page shows what its view model says"),
    (.showsPageOnce, "a page shows what the store knows by now"),
    (.emptiesPageThatIsGone, "a page of a repository that is gone says so"),
    (.closesPageThatFailed, "a page that cannot be read says why"),
    (.hidesPageNotice, "a page says what has to be said of its answer"),
    (.keepsPageNotice, "the next page shows nothing of the former one"),
    (.showsEveryPage, "the answer for a page that was left is not shown on the next one"),
    (.reopensPages, "a page that was left stays left, though its answer comes"),
    (.forgetsSearchOnReturn, "going back shows the list as it was"),
    (.hidesNotice, "that the first answer is awaited is said"),
    (.dropsFormerRows, "while an answer is awaited that is said, and the former rows stay"),
    (.hidesNotice, "an answer without rows says that nothing matches"),
    (.hidesNotice, "a first load that fails says why, in place of rows"),
    (.dropsRowsOnFailure, "a reload that fails says why, and leaves the rows"),
    (.dropsRowsOnFailure, "a search that fails shows the error, and leaves the former rows"),
    (.hidesCaveats, "what has to be said of an answer stands with its rows"),
    (.keepsNotice, "of an answer that is whole nothing is said"),
    (.showsEverySearch, "only the latest answer is shown, whatever comes when"),
    (.showsEverySearch, "an answer that comes after the latest one is not shown"),
    (.forgetsTyping, "what is typed while an answer is awaited stays as it is typed"),
    (.doesNotReloadList, "a list that failed is asked for again"),
    (.doesNotReloadPage, "a page that failed is asked for again"),
    (.ignoresListBehindPage, "an answer that comes behind a page is in the list afterwards"),
    (.staysAlive, "what is closed while an answer is awaited is let go of"),
  ]
}
