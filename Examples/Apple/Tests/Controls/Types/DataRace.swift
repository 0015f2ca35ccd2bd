// fails: sending 'box' risks causing data races
final class Box {
  var value = 0
}

func race() {
  let box = Box()
  Task { @MainActor in box.value += 1 }
  box.value += 1
}
