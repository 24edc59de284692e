"""Everything people read and press, as plain values: no Discord here, so that a test can compare it."""
