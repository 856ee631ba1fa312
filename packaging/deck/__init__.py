"""The shapes of the cards and icons, and the SVG text they become."""
