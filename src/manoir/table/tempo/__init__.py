"""When things happen: clocks, the moment of an answer, haste, answers given in advance."""
