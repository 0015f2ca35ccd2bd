/// An object that is expected to go, and its type's name for the case that it does not.
struct Weak {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    name = "\(type(of: object))"
    self.object = object
  }
}
