"""What is on disk: `journal` (SQLite) and `journal_postgres` for the entries of tables, `schema` and `migrations` for
people, finished games and ratings, `folder` for the data folder itself.
"""
