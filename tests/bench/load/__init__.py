"""The load: many tables played at once through the wire, measured at the stand-in for Discord."""
