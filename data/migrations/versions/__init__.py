"""The steps of the schema, oldest first; a released step is never edited."""
