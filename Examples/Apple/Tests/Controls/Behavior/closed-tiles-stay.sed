# fails: tiles: a closed screen is deallocated
s/{ \[weak self\] cell, _, id in/{ cell, _, id in/;s/guard let self, let repo = repos\[id\]/guard let repo = self.repos[id]/;s/      presenter.render(repo, in: cell)/      self.presenter.render(repo, in: cell)/
