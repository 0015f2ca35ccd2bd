# README.md names the subspec 'Context', which doesn't exist
s|'Context' do|'Contexts' do|
