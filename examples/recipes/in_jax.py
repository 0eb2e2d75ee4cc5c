"""JAX: PPO in the manner of PureJaxRL. Everything that learns is one compiled function; tables are stepped by a `Farm`.

    pip install 'farmyard[gymnasium]' jax flax optax
    python examples/recipes/in_jax.py rudi --decisions 1_000_000

PureJaxRL compiles the environment, too; our rules are compiled by Numba instead. On a GPU take a `DeviceFarm`: what it
shows stays there, and `jax.dlpack.from_dlpack(torch.as_tensor(step.observations))` shares it without a copy.
"""

from functools import partial
from typing import Any, NamedTuple

import flax.linen as nn
import jax
import jax.numpy as jnp
import numpy as np
import optax
from measuring import OPPONENTS, Curve, arguments, share_of_wins

from farmyard.adapters.gymnasium import Farm

TABLES, STEPS, HIDDEN = 1024, 32, 128
EPOCHS, BATCHES = 2, 16
CLIP, TRACE, ENTROPY, RATE = 0.2, 0.95, 0.01, 1e-3


class Player(nn.Module):
    actions: int

    @nn.compact
    def __call__(self, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
        """The log-probability of every action, and what the position is worth."""
        hidden = nn.relu(nn.Dense(HIDDEN)(nn.relu(nn.Dense(HIDDEN)(seen))))
        numbers = nn.Dense(self.actions, kernel_init=nn.initializers.orthogonal(0.01))(hidden)
        return jax.nn.log_softmax(jnp.where(masks, numbers, -1e9)), nn.Dense(1)(hidden)[..., 0]


class Steps(NamedTuple):
    """What happened at all tables; the first axis is time until it is flattened for learning."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any  # log-probability of the action when it was chosen
    worth: Any
    rewards: Any
    over: Any


@partial(jax.jit, static_argnums=0)
def act(player: Player, weights: Any, key: jax.Array, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, ...]:
    chances, worth = player.apply(weights, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], worth


def advantages(steps: Steps, after: jax.Array) -> jax.Array:
    """Generalised advantages; games are finite, so nothing is discounted."""

    def back(carried: tuple[jax.Array, jax.Array], step: Steps) -> tuple[tuple[jax.Array, jax.Array], jax.Array]:
        running, after = carried
        goes_on = 1.0 - step.over
        running = step.rewards + goes_on * after - step.worth + TRACE * goes_on * running
        return (running, step.worth), running

    return jax.lax.scan(back, (jnp.zeros_like(after), after), steps, reverse=True)[1]


def loss(weights: Any, player: Player, steps: Steps, gain: jax.Array, target: jax.Array) -> jax.Array:
    chances, worth = player.apply(weights, steps.seen, steps.masks)
    ratio = jnp.exp(jnp.take_along_axis(chances, steps.actions[:, None], 1)[:, 0] - steps.chances)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(chances) * chances).sum(1).mean()
    return -clipped + 0.5 * jnp.square(worth - target).mean() - ENTROPY * entropy


OPTIMISER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


@partial(jax.jit, static_argnums=0)
def learn(player: Player, weights: Any, memory: Any, key: jax.Array, steps: Steps, after: jax.Array) -> tuple[Any, Any]:
    """All epochs and batches in one compiled loop."""
    gain = advantages(steps, after)
    flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), (steps, gain, gain + steps.worth))

    def improve(carried: tuple[Any, Any], chosen: jax.Array) -> tuple[tuple[Any, Any], None]:
        weights, memory = carried
        found = jax.grad(loss)(weights, player, *jax.tree.map(lambda part: part[chosen], flat))
        change, memory = OPTIMISER.update(found, memory)
        return (optax.apply_updates(weights, change), memory), None

    orders = [jax.random.permutation(k, TABLES * STEPS).reshape(BATCHES, -1) for k in jax.random.split(key, EPOCHS)]
    return jax.lax.scan(improve, (weights, memory), jnp.concatenate(orders))[0]


def play(farm: Farm, now: dict[str, Any], choose: Any) -> tuple[Steps, dict[str, Any]]:
    """`STEPS` decisions at every table, and what is seen after them."""
    told = []
    for _ in range(STEPS):
        seen, masks = now["observation"].copy(), now["action_mask"].astype(bool)
        actions, chances, worth = choose(seen, masks)
        now, rewards, over, _, _ = farm.step(np.asarray(actions, np.int64))
        told.append((seen, masks, actions, chances, worth, rewards.astype(np.float32), over.astype(np.float32)))
    return Steps(*(np.stack(part) for part in zip(*told, strict=True))), now


def main() -> None:
    args = arguments(__doc__)
    farm, curve = Farm(args.game, TABLES, opponents=OPPONENTS), Curve("JAX", args)
    key = jax.random.key(args.seed)
    now, _ = farm.reset(seed=args.seed)
    player = Player(farm.game.actions)
    weights = player.init(key, now["observation"], now["action_mask"].astype(bool))
    memory = OPTIMISER.init(weights)

    def choose(seen: np.ndarray, masks: np.ndarray) -> tuple[jax.Array, ...]:
        nonlocal key
        key, mine = jax.random.split(key)
        return act(player, weights, mine, seen, masks)

    for decisions in range(TABLES * STEPS, args.decisions + 1, TABLES * STEPS):
        steps, now = play(farm, now, choose)
        after = choose(now["observation"], now["action_mask"].astype(bool))[2]
        key, mine = jax.random.split(key)
        weights, memory = learn(player, weights, memory, mine, steps, after)
        if curve.is_due(decisions):
            curve.add(decisions, share_of_wins(args.game, lambda seen, masks: choose(seen, masks)[0]))


if __name__ == "__main__":
    main()
