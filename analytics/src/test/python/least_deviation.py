"""How near to 95 of 100 the coverage of an interval of a mean can be, whatever the players' share of the variance.

Usage: least_deviation.py PLAYERS [PLAYERS ...]

Every pair of K players plays equally often and very many games, so that the variance due to chance from game to game is
known: it is 1. The players add 2 (K - 1) / (K - 2) times l, and their mean square is (1 + l) chi-squared / (K - 1) with
K - 1 degrees of freedom; l is not known. An interval reaches equally far to both sides: as far as any function of the
mean square says, which may be drawn at random, but never less far than chance alone (1.96). A linear program finds the
function whose coverage is nearest to 95 of 100, for all l at once. More values of l can only make it deviate further.
Needs NumPy and SciPy.
"""

import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, kron, eye
from scipy.stats import chi2, norm

LEVEL = 0.95
CHANCE = norm.ppf((1 + LEVEL) / 2)
FACTORS, SQUARES, REACHES = 40, 120, 90


def least_deviation(players):
    """The least deviation from 95 of 100 that the worst factor l can have, and the coverages at all factors."""
    free = players - 1
    factors = np.concatenate([[0], np.geomspace(0.02, 200, FACTORS - 1)])
    errors = np.sqrt(1 + 2 * free / (players - 2) * factors)
    squares = np.concatenate([[0], np.geomspace(0.05, 3 * (1 + factors[-1]), SQUARES - 1), [np.inf]])
    reaches = np.geomspace(CHANCE, 12 * errors[-1], REACHES)
    seen = np.array([np.diff(chi2.cdf(squares * free / (1 + factor), free)) for factor in factors])
    held = np.array([2 * norm.cdf(reaches / error) - 1 for error in errors])
    # unknown are the probabilities of each reach, for each interval of the mean square, and the deviation
    coverage = np.array([np.outer(seen[i], held[i]).ravel() for i in range(FACTORS)])
    one = np.ones((FACTORS, 1))
    program = linprog(
        np.append(np.zeros(SQUARES * REACHES), 1),
        A_ub=np.block([[coverage, -one], [-coverage, -one]]),
        b_ub=np.concatenate([np.full(FACTORS, LEVEL), np.full(FACTORS, -LEVEL)]),
        A_eq=csr_matrix(np.hstack([kron(eye(SQUARES), np.ones((1, REACHES))).toarray(), np.zeros((SQUARES, 1))])),
        b_eq=np.ones(SQUARES),
        bounds=(0, None),
    )
    return program.x[-1], coverage @ program.x[:-1]


for players in map(int, sys.argv[1:]):
    deviation, coverage = least_deviation(players)
    print(f"{players} players: {100 * coverage.min():.1f} to {100 * coverage.max():.1f} of 100, "
          f"{100 * deviation:.2f} from 95 at best")
