// fails: cannot assign value of type 'Int' to type 'String'
import UIKit

func name(_ label: UILabel) { label.text = 1 }
