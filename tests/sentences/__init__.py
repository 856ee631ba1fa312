"""Every sentence is a statement: held to a second reading of the rules, kind by kind."""
