func text(of model: Model) -> String { model.name }
