"""Numbers as people write them in their language."""

from farmyard.text.words import Words


def decimal(value: float, words: Words, digits: int = 2) -> str:
    return f"{value:.{digits}f}".replace(".", words.say("decimal-point"))


def percent(part: float, words: Words, digits: int = 1) -> str:
    return f"{decimal(100 * part, words, digits)} %"


def hundredths(part: float) -> int:
    """Percent as a whole number, for messages that write the sign themselves."""
    return round(100 * part)


def grouped(number: int) -> str:
    """Thousands separated by a no-break space."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
