"""Tables in PostgreSQL, for a house of several machines: any node serves any table (docs/design/0042)."""
