"""What leads from one view to the next: a change, and the difference that it is made from."""
