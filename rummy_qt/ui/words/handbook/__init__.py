"""The handbook: written from the options of the rules, clause by clause."""
