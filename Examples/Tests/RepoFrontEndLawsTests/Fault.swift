/// A fault of a front end.
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
  /// The law that refuses each fault.
  static let refusals: [(Fault, law: String)] = [
    (.leavesOutLanguage, "a row shows its view model"),
    (.showsAllDigitsOfStars, "a row shows its view model"),
    (.doesNotListen, "a row shows its view model"),
    (.scrollsWithoutRendering, "a row that is scrolled into view shows its own repository"),
    (.keepsStaleCells, "a reused cell shows nothing of the former repository"),
    (.keepsRowsBeyondTheEnd, "a shorter list has no rows beyond its end"),
    (.opensTheRowBefore, "a selected row opens what it shows"),
    (.opensByPlaceOnScreen, "a row that was scrolled to opens what it shows"),
    (.opensByIndex, "a selected row opens what it showed, even if the data has moved"),
    (.opensWithoutRows, "a list without rows opens nothing"),
    (.selectsByRowNumber, "after a reload the same repository is selected"),
    (.forgetsSelection, "after a reload that fails the same repository is selected"),
    (.selectsByRowNumber, "if the selected repository is gone, the nearest row is selected"),
    (.showsPageOnce, "a repository that leaves the list while its page is open is gone on the page"),
    (.keepsSelectedRow, "a new search doesn't keep the selected row"),
    (.hidesPageNotice, "a loading page shows the list's repository and that it is loading"),
    (.leavesOutPageLanguage, "a page shows its view model"),
    (.showsPageOnce, "a page shows the store's current repository"),
    (.emptiesPageThatIsGone, "a page of a missing repository says that it is gone"),
    (.closesPageThatFailed, "a page that can't be loaded shows the error"),
    (.hidesPageNotice, "a page shows the caveat of its answer"),
    (.keepsPageNotice, "the next page shows nothing of the former one"),
    (.showsEveryPage, "the answer for a closed page isn't shown on the next one"),
    (.reopensPages, "a closed page stays closed when its answer arrives"),
    (.forgetsSearchOnReturn, "going back shows the former list"),
    (.hidesNotice, "the first load is announced"),
    (.dropsFormerRows, "a pending search is announced, and the former rows stay"),
    (.hidesNotice, "an answer without rows shows that nothing matches"),
    (.hidesNotice, "a failed first load shows the error in place of rows"),
    (.dropsRowsOnFailure, "a failed reload shows the error and keeps the rows"),
    (.dropsRowsOnFailure, "a failed search shows the error and keeps the former rows"),
    (.hidesCaveats, "a caveat of an answer is shown with its rows"),
    (.keepsNotice, "a complete answer has no notice"),
    (.showsEverySearch, "only the latest answer is shown, in whatever order answers arrive"),
    (.showsEverySearch, "an answer that arrives after the latest one isn't shown"),
    (.forgetsTyping, "text typed during a search isn't changed"),
    (.doesNotReloadList, "a failed list can be reloaded"),
    (.doesNotReloadPage, "a failed page can be reloaded"),
    (.ignoresListBehindPage, "an answer that arrives behind a page is in the list afterwards"),
    (.staysAlive, "a front end that is closed during a request is released"),
  ]
}
