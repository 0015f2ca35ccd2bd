s/private func reload() ->/private nonisolated func reload() ->/
