"""What is made from the Python structs for the page and for readers: TypeScript types, kinds of fields, the protocol.

For developers only: none of it is in the installed package. `make generated` runs it.
"""
