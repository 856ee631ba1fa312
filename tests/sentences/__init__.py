"""Every sentence on screen is checked against a second implementation of the rules, by kind."""
