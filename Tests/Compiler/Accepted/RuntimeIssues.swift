// An app sends issues to its log, and a test collects those of its scope.
import SwiftMVVMPattern
import UIKit

@MainActor
func logIssues() {
  RuntimeIssue.handler = RuntimeIssue.Handler { issue in print(issue.kind.name, issue.typeName, issue) }
}

@MainActor
final class Issues {
  private(set) var all: [RuntimeIssue] = []

  func collect(_ work: () -> Void) {
    RuntimeIssue.$scopedHandler.withValue(.init { self.all.append($0) }, operation: work)
  }
}

func isMissingPart(_ issue: RuntimeIssue) -> Bool {
  switch issue.kind {
  case .missingView, .missingViewModel, .missingPresenter: true
  case .missingOverride, .endlessBinding: false
  default: false
  }
}
