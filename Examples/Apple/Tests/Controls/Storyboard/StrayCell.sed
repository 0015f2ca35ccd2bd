# fails: no source dequeues the cell Row
s/<point key="canvasLocation" x="0" y="0"\/>/<tableViewCell reuseIdentifier="Row" id="Row-0e-a00"\/>/
