"""The card table: layout, card art, motion, dragging, and the view that holds them."""
