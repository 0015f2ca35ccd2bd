# fails: a row shows what its row view model says: the rows in view
s/^      Task { @MainActor in self?.track() }/      Task { @MainActor in _ = self }/
