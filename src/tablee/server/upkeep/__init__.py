"""What a server does with logs beside playing: folds them, and forgets in time what is to be forgotten."""
