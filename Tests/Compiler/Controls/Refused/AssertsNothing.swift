import SwiftMVVMPattern

class Profile: View, ViewModel {}
