s/private func reload() async {/private nonisolated func reload() async {/
