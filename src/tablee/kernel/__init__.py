"""What every game is. Knows no game, does no I/O; read `game.py` first."""
