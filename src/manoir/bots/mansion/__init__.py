"""What the bots of the three Cluedos share: asking, showing, racing."""
