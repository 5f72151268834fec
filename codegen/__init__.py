"""What is made from the Python structs for the page and for readers: types, kinds of fields, constants, protocol.

For developers only: none of it is in the installed package. `make generated` runs it.
"""
