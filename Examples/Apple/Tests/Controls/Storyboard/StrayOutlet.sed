# fails: there is no outlet nameLabel
s/<point key="canvasLocation" x="0" y="0"\/>/<outlet property="nameLabel" destination="Vw0-0e-a00" id="Out-0e-a00"\/>/
