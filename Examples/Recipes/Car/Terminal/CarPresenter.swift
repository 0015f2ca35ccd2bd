import CarRecipe
import MVVMLifecycle
import MVVMPresenter

/// Updates the car's screen.
struct CarPresenter: Presenting {
  func update(view: CarView, with car: CarViewModel) {
    (view.make, view.model) = (car.make, car.model)
    (view.power, view.weight) = ("\(car.horsePower) hp", "\(car.weight) kg")
    view.state = car.state == .setUp ? "set up" : "\(car.state)"
    view.problem = car.loadError.map { "\($0)" }
  }
}
