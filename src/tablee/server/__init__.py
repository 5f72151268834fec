"""The rim: sockets, HTTP and the wall clock. Everything that a table decides is decided in `tables/`."""
