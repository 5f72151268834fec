"""Cards: a pack of them, their parts, the order in which they come up, and what people saw of them."""
