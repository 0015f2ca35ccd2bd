import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Gallery", targets: [.feature(named: "Gallery")])
