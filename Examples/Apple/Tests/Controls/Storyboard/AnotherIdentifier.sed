# fails: no source uses the screen Page
s/storyboardIdentifier="Detail"/storyboardIdentifier="Page"/
