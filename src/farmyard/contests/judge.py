"""The judge of accounts: what farmhands make of a position, on average. One source for every backend, bound to a game
and its craft by `farmyard.core.compile`.

A position is worth each seat's mean share of the victory when farmhands play on from the true position. The means are
taken over *streams*: numbered sources of future cards and of the farmhands' moods, fixed when the account begins. Every
position of a game is judged by the same streams, each from where the last step left it. So positions that differ
little are judged by nearly the same games, a step without cards drawn hands its worth on to the last bit, and
in every single stream the parts add up to the result.

A step is one move, or all moves of a round in which several seats choose at once: then its value is shared out among
them by Shapley's rule, so that the order in which they were logged does not matter.
"""

from typing import Any, NamedTuple

from farmyard.bots.craft import prefer, reopen
from farmyard.bots.search.tree import dream
from farmyard.core.cards import copy
from farmyard.core.chance import PLAYERS_STREAM, game_seed, start_chance
from farmyard.core.in_play import acting_seat, make_move, show
from farmyard.core.verbs import is_over, legal, must_act, scores
from farmyard.core.victory import share_victory
from farmyard.core.world_verbs import move_on

DEAL, DRAWS, DICE, GIFTS, HIDDEN, CHOICES = range(6)  # the sources of change in a seat's chances
COLUMNS = 6
FREE = -1  # in place of an action: as a farmhand would


class Streams(NamedTuple):
    """One word per stream: the chance of the game, and of those who play it on; now, and after the step."""

    chance: Any
    mood: Any
    next_chance: Any
    next_mood: Any


class Books(NamedTuple):
    """By stream and seat: what the position is worth; with some seats' moves made; as somebody saw it; the account."""

    now: Any
    made: Any  # by the set of those who have moved, as bits
    free: Any
    meant: Any
    columns: Any


class Finished(NamedTuple):
    """The finished game: who made which move, and whose moves are only dice."""

    moves: Any
    seats: Any
    farmhands: Any
    seed: Any  # of what its seats could have imagined


class Step(NamedTuple):
    """Scratch: the position before the step, and by seat what was done and among how many."""

    before: Any
    actions: Any
    choices: Any
    seats: Any  # those who had a choice
    views: Any
    no_view: Any


def begin_streams(sheet, seed, streams):
    """Seed all streams."""
    dice = sheet.dice[0]
    for k in range(len(streams.chance)):
        start_chance(dice, game_seed(seed, k))
        streams.chance[k] = dice.chance
        start_chance(dice, game_seed(seed, k) ^ PLAYERS_STREAM)
        streams.mood[k] = dice.chance


def open_books(sheet, g, seats, streams, books):
    """What the deal was worth, above or below an even share."""
    judge(sheet, g, seats, streams.chance, streams.mood, books.now)
    for k in range(len(books.now)):
        for seat in range(seats):
            books.columns[k, seat, DEAL] = books.now[k, seat] - 1.0 / seats


def judge(sheet, g, seats, chance, mood, out):
    """What this position is worth, by stream."""
    for k in range(len(out)):
        stand(sheet, g, chance[k], mood[k])
        play_to_the_end(sheet, seats, out[k])


def stand(sheet, g, chance, mood):
    """A copy of the position, with a stream's chance in place of its own."""
    sheet.world.states[0] = g.states[0]
    sheet.world.memories[0] = g.memories[0]
    s = sheet.world.states[0]
    s.sealed = 0
    s.chance = chance
    sheet.dice[0].chance = mood


def play_to_the_end(sheet, seats, out):
    s = sheet.world.states[0]
    seat = 0
    while not is_over(s):
        seat = acting_seat(s, seat, seats)
        move(sheet, seat, FREE)
    scores(s, out)
    share_victory(out, seats, out)


def move(sheet, seat, action):
    """This action, or a farmhand's, which is asked in any case so that the stream of moods stays in step."""
    g, out = sheet.world, sheet.out
    n = legal(g.states[0], seat, out)
    usual = int(prefer(g.states[0], g.memories[0], seat, out, n, sheet.dice[0]))
    move_on(g, 0, seat, usual if action == FREE else action)


def take_step(sheet, g, at, log, streams, books, step):
    """Enter the step of the log that begins at `at`; returns where the next one begins."""
    seats = int(log.seats)
    count = play_round(sheet, g, log.moves, at, seats, len(books.made), step)
    drawn = step.before.states[0].chance != g.states[0].chance
    among = choosers(seats, step)
    whole = (1 << among) - 1
    copy_worths(books.now, books.made[0])
    for some in range(1, whole + 1):
        judge_round(sheet, seats, some, streams, step, books.made[some])
    pass_on(sheet, seats, streams, step)
    share_out(seats, among, log.farmhands, books, step)
    for i in range(among):
        if not log.farmhands[step.seats[i]]:
            weigh(sheet, int(step.seats[i]), seats, game_seed(log.seed, at), streams, books, step)
    copy_worths(books.made[whole], books.now)
    if drawn:
        judge(sheet, g, seats, streams.next_chance, streams.next_mood, books.now)
        add_draws(seats, books, whole)
    copy(streams.next_chance, streams.chance)
    copy(streams.next_mood, streams.mood)
    return at + count


def copy_worths(source, target):
    for k in range(len(target)):
        copy(source[k], target[k])


def play_round(sheet, g, moves, at, seats, room, step):
    """Make the next move; where others choose at the same time, theirs as well. Returns how many were made."""
    s = g.states[0]
    step.before.states[0] = s
    step.before.memories[0] = g.memories[0]
    for seat in range(seats):
        step.actions[seat] = FREE
        step.choices[seat] = 0
    asked = how_many_act(s, seats)
    count = 0
    more = True
    while more:
        seat = int(moves[at + count, 0])
        step.actions[seat] = moves[at + count, 1]
        step.choices[seat] = legal(s, seat, sheet.out)
        make_move(g, 0, seat, int(moves[at + count, 1]))
        count += 1
        more = (count < asked) & (at + count < len(moves)) & ((2 << count) <= room)
        if more:
            following = int(moves[at + count, 0])
            more = (
                must_act(s, following) & (step.actions[following] == FREE) & (how_many_act(s, seats) == asked - count)
            )
    return count


def how_many_act(s, seats):
    count = 0
    for seat in range(seats):
        count += must_act(s, seat)
    return count


def choosers(seats, step):
    """Who had a choice in this step; returns how many."""
    among = 0
    for seat in range(seats):
        if step.choices[seat] > 1:
            step.seats[among] = seat
            among += 1
    return among


def judge_round(sheet, seats, some, streams, step, out):
    """The position before the step, with the moves of some of its choosers made; the others do as farmhands would."""
    for k in range(len(out)):
        stand(sheet, step.before, streams.chance[k], streams.mood[k])
        make_moves(sheet, seats, some, step)
        play_to_the_end(sheet, seats, out[k])


def make_moves(sheet, seats, some, step):
    """Everybody's, in the order of seats."""
    bit = 1
    for seat in range(seats):
        if step.choices[seat] > 1:
            move(sheet, seat, int(step.actions[seat]) if some & bit else FREE)
            bit = bit << 1
        elif step.choices[seat] == 1:
            move(sheet, seat, FREE)


def pass_on(sheet, seats, streams, step):
    """Where every stream stands after the step as it was played."""
    for k in range(len(streams.chance)):
        stand(sheet, step.before, streams.chance[k], streams.mood[k])
        make_moves(sheet, seats, -1, step)
        streams.next_chance[k] = sheet.world.states[0].chance
        streams.next_mood[k] = sheet.dice[0].chance


def share_out(seats, among, farmhands, books, step):
    """Each chooser's move changed everybody's chances: its own, and as gifts those of the others. A farmhand does what
    the judge expected, so whatever it changed is due to its dice."""
    for i in range(among):
        mover = int(step.seats[i])
        for some in range(1 << among):
            if not (some >> i) & 1:
                weight = shapley(size(some), among)
                for k in range(len(books.now)):
                    for seat in range(seats):
                        change = weight * (books.made[some | (1 << i), k, seat] - books.made[some, k, seat])
                        column = DICE if farmhands[mover] else HIDDEN if seat == mover else GIFTS
                        books.columns[k, seat, column] += change


def shapley(before, among):
    """The share of all orders in which exactly these have moved before."""
    weight = 1.0 / among
    for i in range(before):
        weight *= (i + 1.0) / (among - 1.0 - i)
    return weight


def size(some):
    count = 0
    while some > 0:
        count += some & 1
        some = some >> 1
    return count


def weigh(sheet, me, seats, seed, streams, books, step):
    """A choice is judged by what its seat saw, in worlds that agree with it; the rest of its effect was hidden."""
    show(step.before, 0, me, step.views, 0, step.no_view)
    imagine_on(sheet, me, FREE, seats, seed, streams, step, books.free)
    imagine_on(sheet, me, int(step.actions[me]), seats, seed, streams, step, books.meant)
    for k in range(len(books.now)):
        change = books.meant[k, me] - books.free[k, me]
        books.columns[k, me, CHOICES] += change
        books.columns[k, me, HIDDEN] -= change


def imagine_on(sheet, me, action, seats, seed, streams, step, out):
    for k in range(len(out)):
        dream(step.views, game_seed(seed, k), sheet)
        s = sheet.world.states[0]
        reopen(s, me)
        s.chance = streams.chance[k]
        sheet.dice[0].chance = streams.mood[k]
        move(sheet, me, action)
        play_to_the_end(sheet, seats, out[k])


def add_draws(seats, books, whole):
    for k in range(len(books.now)):
        for seat in range(seats):
            books.columns[k, seat, DRAWS] += books.now[k, seat] - books.made[whole, k, seat]
