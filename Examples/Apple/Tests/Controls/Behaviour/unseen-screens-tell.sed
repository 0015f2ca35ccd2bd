# fails: table: a screen that is not seen tells nothing
s/guard let text, screen?.viewIfLoaded?.window != nil else/guard let text else/
