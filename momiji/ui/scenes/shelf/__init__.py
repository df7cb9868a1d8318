"""All games on a shelf: which one shall it be?"""
