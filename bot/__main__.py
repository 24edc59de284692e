"""``python -m bot`` runs the program.

Worker processes import this module again, so nothing is loaded before the program is run: without
Discord's library they start sooner and are a third of the size.
"""


def main() -> None:
    """Run the program."""
    from bot.program import main as run

    run()


if __name__ == "__main__":
    main()
