"""« Incognito », for 3 to 6: hide a word in the drawing of a place, so that some find it, and not all."""
