"""Records of games that are over: made one after the other, and handed out in parts."""
