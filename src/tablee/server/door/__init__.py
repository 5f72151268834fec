"""Who stands at the door: from which network somebody comes, and how often it was knocked there with wrong codes."""
