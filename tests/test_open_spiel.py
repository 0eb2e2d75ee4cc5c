"""The games as OpenSpiel games, run by its own random simulations and searches."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from conftest import every_game
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation

from farmyard.adapters.open_spiel import DRAWS, OUTCOMES, FarmyardState, Rollouts, Sitting, as_player, imagined
from farmyard.bots import make_bot
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.observation import observe
from farmyard.table import Table


def dealt(name: str, numbers: tuple[int, ...] = (0, 0, 0, 7)) -> FarmyardState:
    state = pyspiel.load_game(name).new_initial_state()
    for number in numbers:
        assert state.is_chance_node()
        state.apply_action(number)
    return state


@every_game
def test_random_simulations_pass(game: Game) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"farmyard_{game.id}"), num_sims=1, serialize=False, verbose=False)


@every_game
def test_it_is_the_game_of_the_table(game: Game) -> None:
    """The chance outcomes are the seed; who must choose, what is legal, and the result are the table's."""
    state, table, rng = (
        dealt(f"farmyard_{game.id}", (0, 0, 2, 5)),
        Table(game, game.seats[0], 2 * OUTCOMES + 5),
        random.Random(1),
    )
    while not state.is_terminal():
        seat = state.current_player()
        assert seat in table.must_act()
        assert state.legal_actions() == sorted(table.legal_actions(seat))
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(seat, action) in table.legal(seat)
        state.apply_action(action)
        table.play(seat, action)
    assert table.over
    returns = state.returns()
    assert [seat for seat, worth in enumerate(returns) if worth == max(returns)] == table.winners()
    assert sum(returns) == pytest.approx(0)


@every_game
def test_resampled_worlds_are_the_same_to_the_player_and_differ_from_the_true_one(game: Game) -> None:
    state, rng, different = dealt(f"farmyard_{game.id}"), random.Random(2), 0
    for step in range(60):
        seat = state.current_player()
        world = state.resample_from_infostate(seat, random.Random(step).random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        different += world.states.tobytes() != state.states.tobytes()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert different > step / 2


def test_information_states_tell_what_was_seen_and_not_what_was_hidden() -> None:
    """Rudi: two different face-down cards look the same to the others until everybody has laid one."""
    one, other = dealt("farmyard_rudi"), dealt("farmyard_rudi")
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_observers_give_the_observation() -> None:
    state = dealt("farmyard_mow(players=4)")
    observer = make_observation(state.get_game())
    observer.set_from(state, 2)
    assert (observer.tensor == observe(state.setting.game, state.view(2))).all()
    assert sum(piece.size for piece in observer.dict.values()) == observer.tensor.size


@pytest.mark.xdist_group("farm")  # compiled once
def test_its_own_search_plays_with_ours() -> None:
    """A whole game of Quartett: two ISMCTS bots and a farmhand of ours."""
    state = dealt("farmyard_quartett(players=3)")
    game = state.get_game()
    bots = [
        ISMCTSBot(
            game,
            Rollouts(game, seat),
            1.4,
            12,
            random_state=np.random.RandomState(seat),
            allow_inconsistent_action_sets=True,
        )
        for seat in range(2)
    ]
    bots.append(Sitting(make_bot(state.setting.game, "farmhand"), 2))
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert max(state.returns()) > 0


def test_options_and_players_are_parameters() -> None:
    state = dealt("farmyard_saumaumau(players=5,options=goal:12;mau:true)")
    view = state.view(0)
    assert (int(view["seats"]), int(view["goal"]), int(view["mau"])) == (5, 12, 1)
    with pytest.raises(Refusal, match="option-unknown"):
        pyspiel.load_game("farmyard_mow(options=nonsense:1)")


def test_lists_are_written_with_strokes() -> None:
    state = dealt("farmyard_rudi(players=4,options=length:12;specials:5/10/11)")
    assert state.view(0)["specials"].tolist() == [5, 10, 11]


def test_information_states_have_no_tensor_and_say_so() -> None:
    """A view does not remember every move, so its tensor would merge states that have to be told apart."""
    state = dealt("farmyard_rudi")
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises((Refusal, pyspiel.SpielError)):
        state.information_state_tensor(0)
    assert state.information_state_string(0)
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()


def test_there_are_enough_deals_and_no_impossible_tables() -> None:
    assert OUTCOMES**DRAWS >= 2**40
    with pytest.raises(Refusal, match="seats"):
        pyspiel.load_game("farmyard_mow(players=99)")


def test_its_bots_play_at_our_tables_from_a_view_alone() -> None:
    """In a game with a memory, too. The same view and dice give the same choice, in whichever world."""

    def search(game: Any, seat: int, seed: int) -> ISMCTSBot:
        rng = np.random.RandomState(seed)
        return ISMCTSBot(game, Rollouts(game, seed), 1.4, 8, random_state=rng, allow_inconsistent_action_sets=True)

    player = as_player("quartett", search)
    table = Table("quartett", 3, 4)
    for step in range(12):
        seat = table.must_act()[0]
        view, legal = table.view(seat), table.legal_actions(seat)
        choice = player(view, legal, random.Random(step))
        assert choice == player(view, legal, random.Random(step))
        table.play(seat, choice)


@every_game
def test_a_view_says_everything_that_a_state_tells_its_seat(game: Game) -> None:
    table, rng = Table(game, game.seats[0], 3), random.Random(3)
    for step in range(40):
        seat = table.must_act()[0]
        state = imagined(pyspiel.load_game(f"farmyard_{game.id}"), table.view(seat), step)
        assert state.view(seat).tobytes() == table.view(seat).tobytes()
        assert state.current_player() == seat
        table.play(seat, rng.choice(table.legal_actions(seat)))
        if table.over:
            break
