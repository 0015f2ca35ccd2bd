// A test listens for what is missing.
import SwiftMVVMPattern
import UIKit

@MainActor
func listen(_ work: () -> Void) {
  PresentationReport.$handler.withValue(.init { print($0) }, operation: work)
}

func text(_ report: PresentationReport) -> String { report.description }
