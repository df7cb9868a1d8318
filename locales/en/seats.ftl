menu-seats = Seats
seats-title = Who sits where
seats-close = Done
