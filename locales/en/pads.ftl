# Game pads
pad-shape-a = cross
pad-shape-b = circle
pad-shape-x = square
pad-shape-y = triangle
pad-number = button { $number }
shortcut-pad-back = back; put down what is held
shortcut-pad-zone = turn what is held; otherwise the next part of the screen
shortcut-pad-menu = open and close the menu
