# fails: nobody asks for the screen Page
s/storyboardIdentifier="Detail"/storyboardIdentifier="Page"/
