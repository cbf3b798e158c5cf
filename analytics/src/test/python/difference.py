"""The difference of two sets of games, computed apart from the program: shares by Newcombe's method 10,
means of the same pairings with the pairings as clusters. Only the standard library."""
from math import hypot, sqrt
Z2 = 3.8414588206941236

def wilson(k, n):
    p, s = k / n, Z2 / n
    m, h = (p + s / 2) / (1 + s), sqrt(s * (p * (1 - p) + s / 4)) / (1 + s)
    return p, m - h, m + h

def difference(a, b):
    (p, pl, ph), (q, ql, qh) = a, b
    return q - p, q - p - hypot(q - ql, ph - p), q - p + hypot(qh - q, p - pl)

for k, n, l, m in [(48, 80, 56, 70), (3, 30, 9, 30), (0, 20, 0, 30), (0, 20, 30, 30), (4, 25, 31, 90)]:
    print(k, n, l, m, *["%.6f" % x for x in difference(wilson(k, n), wilson(l, m))])

# eight players without differences between them: the games' part of the variance alone
def games(more):
    g, out = 0, {}
    for i in range(8):
        for j in range(i + 1, 8):
            out[i, j] = []
            for _ in range(2):
                out[i, j].append(10 * i + 3 * j + (g * 7 + more) % 3 - 1 + more)
                g += 1
    return out
A, B = games(0), games(1)
mean = lambda s: sum(map(sum, s.values())) / sum(map(len, s.values()))
a, b = mean(A), mean(B)
N = 56
u = [sum(y - b for y in B[p]) / N - sum(y - a for y in A[p]) / N for p in A]
v = sum(x * x for x in u) * 28 / 27
print("means", a, b, "difference", b - a, "games' standard error", sqrt(v))

# five of twelve players in the first set, all in the second: n / (n - 1) per set, Satterthwaite's degrees of
# freedom over the pairings of both sets and those of the second alone
def few(players, more):
    g, out = 0, {}
    for i in range(players):
        for j in range(i + 1, players):
            out[i, j] = [10 * i + 3 * j + ((g + k) * 7 + more) % 3 - 1 + more for k in range(2)]
            g += 2
    return out
A, B = few(5, 0), few(12, 1)
deviations = lambda s: {p: sum(y - mean(s) for y in s[p]) / sum(map(len, s.values())) for p in s}
a, b = deviations(A), deviations(B)
n, m = len(A), len(B)
v = sum((sqrt(m / (m - 1)) * b[p] - sqrt(n / (n - 1)) * a.get(p, 0)) ** 2 for p in B)
both, alone = sum((b[p] - a[p]) ** 2 for p in A), sum(b[p] ** 2 for p in B if p not in A)
free = (both + alone) ** 2 / (both ** 2 / (n * (1 - (1 / n + 1 / m) / 2)) + alone ** 2 / ((m - n) * (1 - 1 / m)))
print("few among many: games' standard error", sqrt(v), "degrees of freedom", free)
