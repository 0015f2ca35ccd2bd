/* A license
 * of several lines,

 * with a blank one.
 */ import UIKit

final class LicenseViewModel { func load() {} }
