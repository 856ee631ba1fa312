"""Every sentence that the window says, in the person's language, for the eye and for the ear."""
