"""Pictures: a game's view becomes a scene, a scene becomes a picture and the words that tell it."""
