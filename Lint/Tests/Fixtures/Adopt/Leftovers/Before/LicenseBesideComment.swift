// swift-format-ignore-file
/*
 A license.
*/ /** A documented class,
    beside the license. */ final class DocumentedViewModel {
  func load() {}
} /* The end
   of the class. */
