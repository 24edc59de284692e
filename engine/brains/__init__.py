"""Computer players: they see what a person in their seat would see, and nothing else."""
