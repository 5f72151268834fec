"""What a newcomer is shown of a game before the first own one."""
