import ProjectDescription

let project = Project(name: "App", targets: [], settings: .app)
