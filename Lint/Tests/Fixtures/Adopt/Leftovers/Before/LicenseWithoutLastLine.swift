// swift-format-ignore-file
/* A license
 */ final class LastLineViewModel { func load() {} }