def choose(view, legal, dice):
    """Rudi: give away the lowest card; lay the highest, but after a run of one's own a middling one."""
    cards = sorted(legal, key=lambda action: action % 10)
    if legal[0] >= 50:  # a card to give away
        return cards[0]
    return cards[len(cards) // 2] if view.last_first == view.seat else cards[-1]
