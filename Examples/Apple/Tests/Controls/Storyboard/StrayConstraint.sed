# fails: no element has the id Gone
s/secondItem="Clg-0e-a00"/secondItem="Gone"/
