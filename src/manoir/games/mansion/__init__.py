"""What the three Cluedos share, as plain functions: boards, walking, cards, the questioning round."""
