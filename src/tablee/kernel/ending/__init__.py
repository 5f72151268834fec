"""What is left of a game when it is over."""
