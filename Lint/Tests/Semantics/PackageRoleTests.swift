import LintSemantics
import Testing

/// Classes whose superclass stands in a package that is not read.
@Suite struct PackageRoleTests {
  @Test func `who overrides what only a controller has is one, whatever its superclass is called`() throws {
    let project = try Project(
      source: "final class Chat: MessagePage { override func viewDidLoad() {} }")
    #expect(
      project.explain("Chat") == [
        "controller by inheritance: 'Chat' inherits from 'MessagePage' and overrides 'viewDidLoad'"
      ]
    )
  }

  @Test func `a superclass that is only called a controller gives the role by its name`() throws {
    let project = try Project(source: "final class Chat: MessageViewController {}")
    #expect(
      project.explain("Chat") == [
        "controller by its name: 'Chat' inherits from 'MessageViewController', which is named like a controller"
      ])
  }

  @Test func `a cell is told by what it overrides and by the end of its superclass`() throws {
    let project = try Project(
      source: "final class Row: SwipeCell { override func prepareForReuse() {} }\nfinal class Key: CryptoCell {}")
    #expect(
      project.explain("Row") == ["cell by inheritance: 'Row' inherits from 'SwipeCell' and overrides 'prepareForReuse'"]
    )
    #expect(project.explain("Key") == [])
  }

  @Test func `a function of the same name that overrides nothing tells nothing`() throws {
    let project = try Project(source: "final class Chat: MessagePage { func viewDidLoad() {} }")
    #expect(project.explain("Chat") == [])
  }
}
