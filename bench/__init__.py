"""The benchmark: where Loot stands beside its peers, measured in one run."""
