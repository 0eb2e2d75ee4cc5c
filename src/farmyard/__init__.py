"""Farmyard: five farm-animal games to play and to study."""
