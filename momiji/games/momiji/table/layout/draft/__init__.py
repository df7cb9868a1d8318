"""Where the landscape draft lies: while it is played, and looked back at."""
