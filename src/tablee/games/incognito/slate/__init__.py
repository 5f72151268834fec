"""A slate: its steps, the eraser that cuts strokes, and stamps for those who do not draw by hand."""
