s/private func refresh() async {/private nonisolated func refresh() async {/
