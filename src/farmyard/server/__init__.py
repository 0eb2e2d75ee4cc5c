"""The table server: people, tables, journal, sockets. Everything it says to a seat is made from that seat's view."""
