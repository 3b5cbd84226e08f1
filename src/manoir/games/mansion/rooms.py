"""Rooms on the board and their cards in the deck; both are numbered in the order of the board's file."""

from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Deck


def room_card(deck: Deck, board: Board, room: Place) -> Card:
    return deck.first_room + room - board.first_room


def room_place(deck: Deck, board: Board, card: Card) -> Place:
    return board.first_room + card - deck.first_room
