"""The ground every game stands on: records, chance, three speeds, the door."""
