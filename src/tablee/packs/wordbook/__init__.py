"""What is somebody's word or name already: a list of each, with where they are from and under which licence."""
