"""The five games as PettingZoo environments: `env("cluedo", seats=4)`.

An observation is a row of bits made from the seat's view alone; what is allowed is in `infos[agent]["action_mask"]`.
"""

from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]  # it ships no types
from pettingzoo.utils.env import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # nor here
from rich.console import Console

from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import BadSetup
from manoir.core.events import Log, told
from manoir.core.seats import CHANCE
from manoir.core.setup import OptionValue
from manoir.core.state import State
from manoir.core.views import view
from manoir.games.registry import find_game
from manoir.lab.observations.rows import joined, starts_of
from manoir.lab.spaces import LATEST, space_of

Bits = NDArray[np.int8]

__all__ = ["Env", "env", "parallel_env"]

MASKS_KEPT = 4096
"""Games offer mostly the same tuples of options again and again."""


class Env(AECEnv):  # type: ignore[misc]  # untyped, so Any to mypy
    """One seat acts at a time; chance is played by the environment, from the seed.

    The winner is rewarded with 1, all others with -1, and all with -1 if nobody wins. `table` is the whole game,
    hidden cards included: it is there for those who check or teach, never for a player.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        render_mode: str | None,
        language: str,
        options: dict[str, OptionValue],
        characters: Sequence[str] = (),
        version: int = LATEST,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"render mode {render_mode!r} is not known: there is only 'ansi'")
        self.game = find_game(game)
        self.setup = self.game.setup(seats, characters, options)
        space = space_of(game, version)
        self.actions = space.actions
        self.render_mode = render_mode
        self.language = language
        self.metadata: dict[str, object] = {
            "name": f"manoir_{game.replace('-', '_')}_v{version}",
            "render_modes": ["ansi"],
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observers = [space.observer(self.setup, seat) for seat in range(self.setup.seats)]
        self.layout = self._observers[0].layout
        self._starts = starts_of(self.layout)
        self._width = sum(width for _, width in self.layout)
        self._bytes = -(-self._width // 8)
        self._numbers = space.numbers
        self._masks: dict[int, tuple[tuple[Action, ...], Bits]] = {}
        self._observation_spaces = {agent: Box(0, 1, (self._width,), np.int8) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed the game is any; `options` of a game are given to `env`, not here."""
        luck = self._luck = SeededLuck(SystemRandom().getrandbits(62) if seed is None else seed)
        self.table: State = self.game.start(self.setup, self.game.deal(self.setup, luck))
        for observer in self._observers:
            observer.begin()
        self._heard: list[Log] = [None] * self.setup.seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Bits]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """An action that the mask does not allow is refused, with the clause of the rules, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.table
        assert action is not None, "only an agent whose game is over has no action"
        chosen = self.actions[action]
        if not self.infos[agent]["action_mask"][action]:
            raise state.step.refusal(state, chosen)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        state.take(chosen)
        self._go_on()

    def _go_on(self) -> None:
        """To the next decision of a seat, or to the end."""
        state = self.table
        while (actor := state.actor) == CHANCE:
            state.take(outcome(state, self._luck))
        over = state.outcome
        if over is None:
            agent = self.agent_selection = self.possible_agents[actor]
            self.infos[agent] = {"action_mask": self._mask(state.options)}
            return
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = 1.0 if seat == over.winner else -1.0
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _mask(self, options: tuple[Action, ...]) -> Bits:
        """Found again by the tuple itself, which is kept so that no other can take its place in memory."""
        kept = self._masks.get(id(options))
        if kept is not None:
            return kept[1].copy()
        allowed = bytearray(len(self.actions))
        for action in options:
            allowed[self._numbers[id(action)]] = 1
        mask = np.frombuffer(bytes(allowed), np.int8)
        if len(self._masks) == MASKS_KEPT:
            self._masks.clear()
        self._masks[id(options)] = (options, mask)
        return mask.copy()

    def cautious_mask(self) -> Bits:
        """What the acting seat may do without the risk of being thrown out: random play with it makes longer games."""
        return self._mask(self.table.step.cautious(self.table))

    def observe(self, agent: str) -> Bits:
        """Made only when it is asked for, from what the seat has been told since it last was."""
        seat = self._seat_of[agent]
        observer, log = self._observers[seat], self.table.log
        hear = observer.hear
        for event in told(log, seat, self._heard[seat]):
            hear(event)
        self._heard[seat] = log
        row = joined(observer.parts(), self._starts).to_bytes(self._bytes, "little")
        return np.unpackbits(np.frombuffer(row, np.uint8), count=self._width, bitorder="little").view(np.int8)

    def observation_space(self, agent: str) -> Box:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """The table as the acting seat sees it in the terminal."""
        if self.render_mode is None:
            return None
        # Drawing belongs to the terminal, which an environment that only computes does without.
        screen = import_module("manoir.terminal.screen").screen_of(self.game)
        seen = view(self.setup, self.table, self._seat_of[self.agent_selection])
        page = Console(file=StringIO(), force_terminal=True, width=160, highlight=False, soft_wrap=True)
        page.print(screen.draw(seen, self.language))
        drawn = page.file
        assert isinstance(drawn, StringIO)
        return drawn.getvalue()

    def close(self) -> None:
        """There is nothing to release."""


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    characters: Sequence[str] = (),
    version: int = LATEST,
    **options: OptionValue,
) -> Env:
    """A game of the house at a table of so many seats; options as in `manoir games`, with underscores for hyphens.

    `characters` are those of the first seats; `version` is what agents see and how actions are numbered.
    """
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Env(game, seats, render_mode, language, named, characters, version)


def parallel_env(game: str, seats: int | None = None, **arguments: Any) -> ParallelEnv:
    """As `env`, for learners who step all agents together: only the one who has an action mask is heard."""
    table = env(game, seats, **arguments)
    table.metadata["is_parallelizable"] = True
    return turn_based_aec_to_parallel(table)
