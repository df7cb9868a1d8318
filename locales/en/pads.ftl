# Game pads
pad-shape-a = cross
pad-shape-b = circle
pad-shape-x = square
pad-shape-y = triangle
pad-number = button { $number }
shortcut-pad-back = back; put down what you hold
shortcut-pad-zone = turn what you hold; otherwise the next part of the screen
shortcut-pad-menu = open and close the menu
