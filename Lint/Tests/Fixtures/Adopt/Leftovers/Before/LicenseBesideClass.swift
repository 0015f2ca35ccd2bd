/* A license
 * /* of nested comments,

 */
 */ final class LicenseBesideClassViewModel { func load() {} }
