"""Games by the thousand."""
