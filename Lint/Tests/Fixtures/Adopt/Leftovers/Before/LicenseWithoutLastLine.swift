/* A license
 */ final class LastLineViewModel { func load() {} }