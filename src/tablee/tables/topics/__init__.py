"""What people do at a table, a file for each topic: its requests, its entries, its decisions and its effects."""
