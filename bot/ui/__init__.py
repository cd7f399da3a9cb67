"""What people see: layouts, pictures, emojis and words."""
