#!/usr/bin/env python3
"""Standings of made-up tournaments, computed independently of the Java classes.

    standings.py > standings.txt

Lines: "T n" begins a tournament; "G round first second result first-turn" a game, result 1, 0 or =
as seen by the first player, * for an unfinished one; "S player rank points buchholz cut-1 median
sonneborn-berger wins progressive second-turn-wins direct-encounter" what is expected, ranks by
Buchholz cut 1, Buchholz, direct encounter (- where it does not apply).
"""
import random
from fractions import Fraction as F

rng = random.Random(1863)
VALUE = {"1": (F(1), F(0)), "0": (F(0), F(1)), "=": (F(1, 2), F(1, 2))}


def show(x):
    return "-" if x is None else str(float(x))


def tournament(number):
    names = [chr(ord("a") + i) for i in range(rng.randint(3, 9))]
    rounds = rng.randint(2, 6)
    games = []
    for rnd in range(1, rounds + 1):
        pool = names[:]
        rng.shuffle(pool)
        while len(pool) > 1:
            one, two = pool.pop(), pool.pop()
            if rng.random() < 0.1:
                continue
            games.append((rnd, one, two, rng.choice("1110000==*"), rng.choice((one, two))))
    played = [g for g in games if g[3] != "*"]
    people = sorted({p for g in games for p in g[1:3]})
    points = {p: F(0) for p in people}
    for _, one, two, res, _ in played:
        points[one] += VALUE[res][0]
        points[two] += VALUE[res][1]

    def mine(p):
        """(round, opponent, points, had the first turn)"""
        for rnd, one, two, res, mover in played:
            if p == one:
                yield rnd, two, VALUE[res][0], mover == one
            elif p == two:
                yield rnd, one, VALUE[res][1], mover == two

    stat = {}
    named = sorted({g[0] for g in games})
    for p in people:
        opp = sorted(points[o] for _, o, _, _ in mine(p))
        run = 0
        for rnd in named:
            run += sum(v for r, _, v, _ in mine(p) if r <= rnd)
        stat[p] = [
            sum(opp, F(0)),
            sum(opp[1:], F(0)),
            sum(opp[1:-1], F(0)),
            sum((v * points[o] for _, o, v, _ in mine(p)), F(0)),
            sum(1 for _, _, v, _ in mine(p) if v == 1),
            run,
            sum(1 for _, _, v, first in mine(p) if v == 1 and not first),
        ]

    def key(p):
        return points[p], stat[p][1], stat[p][0]

    direct = {}
    for p in people:
        tied = {q for q in people if key(q) == key(p)}
        met = all({o for _, o, _, _ in mine(q)} >= tied - {q} for q in tied)
        direct[p] = (
            sum((v for _, o, v, _ in mine(p) if o in tied), F(0)) if len(tied) > 1 and met else None
        )
    order = {p: key(p) + (direct[p] if direct[p] is not None else F(0),) for p in people}
    print("T", number)
    for g in games:
        print("G", *g)
    for p in people:
        rank = 1 + sum(1 for q in people if order[q] > order[p])
        print("S", p, rank, show(points[p]), *[show(x) for x in stat[p]], show(direct[p]))


for n in range(1, 61):
    tournament(n)
