import MVVMNavigation

/// A stage in a terminal, which shows the last screen of the front layer.
@MainActor
final class MovieStage: NavigationStage {
  var onBack: OnBack?
  /// Called when another screen is in front.
  var onChange: () -> Void = {}
  private(set) var layers: [[any MovieScreen]] = [[]]

  var front: (any MovieScreen)? { layers.last?.last }

  func perform(_ step: NavigationStep<any MovieScreen>, animated: Bool) {
    let top = layers.count - 1
    switch step {
    case .push(let screen): layers[top].append(screen)
    case .pop(let count): layers[top].removeLast(count)
    case .present(let screen): layers.append([screen])
    case .dismiss(let count): layers.removeLast(count)
    }
    onChange()
  }

  /// Goes back without the navigator, which receives the step afterwards.
  func goBack() {
    if layers[layers.count - 1].count > 1 {
      layers[layers.count - 1].removeLast()
      onBack?(.pop(1))
    } else if layers.count > 1 {
      layers.removeLast()
      onBack?(.dismiss(1))
    }
    onChange()
  }
}
