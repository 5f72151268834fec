"""What goes over the wire: messages as tagged structs with bounds, their codec, and what is generated from them."""
