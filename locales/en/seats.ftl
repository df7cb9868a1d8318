menu-seats = Seats
seats-title = Who plays where
seats-close = Done
