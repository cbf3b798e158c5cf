package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * Pairings of a Swiss tournament as a matching of least cost; this is not FIDE's Dutch system. What
 * comes first decides, and the rest where that is equal:
 *
 * <ol>
 *   <li>A bye goes to the lowest of those who had the fewest, if the others can be paired without a
 *       rematch.
 *   <li>As few rematches as possible: no pair that has met, else those who have met least often.
 *   <li>Without a rematch, nobody has a side for the third time in a row, or three times more often
 *       than the other one, if that is possible.
 *   <li>Score groups: the least sum of squares of the numbers of groups between opponents.
 *   <li>Sides alternate: see {@link Entrant#due}.
 *   <li>In a score group the upper half meets the lower half.
 * </ol>
 */
public final class SwissPairing {

  /** Most players: up to here costs stay below those that the library takes for none. */
  public static final int MOST = 200;

  private static final double MOST_COST = 1e9;
  private static final int WORST_SIDES = 2 * Entrant.WORST;
  private static final int WORST_FOLD = 9;

  private final List<Entrant> entrants;
  private final double forSides;
  private final double forGroups;
  private final double forRematch;

  private SwissPairing(List<Entrant> entrants) {
    this.entrants = entrants;
    int pairs = entrants.size() / 2;
    int groups = entrants.get(entrants.size() - 1).group();
    // each outweighs what all pairs together can cost by what comes after it
    forSides = pairs * WORST_FOLD + 1;
    forGroups = forSides * (pairs * WORST_SIDES + 1);
    forRematch = Math.min(MOST_COST, forGroups * (pairs * groups * groups + 1));
  }

  /**
   * The pairings of the next round.
   *
   * @param tournament the games so far; empty before the first round
   * @param rules what results bring
   * @param players who plays in the round, in the order that holds where results say nothing, two
   *     to {@link #MOST}
   */
  public static List<Pairing> next(
      Optional<Tournament> tournament, StandingRules rules, List<String> players) {
    SwissPairing pairing = new SwissPairing(Entrant.sorted(tournament, rules, players));
    return players.size() % 2 == 0 ? pairing.paired() : pairing.withBye();
  }

  private List<Pairing> paired() {
    return withoutRematch(entrants).or(() -> match(entrants, (one, other) -> true)).orElseThrow();
  }

  private List<Pairing> withBye() {
    List<Entrant> inLine = new ArrayList<>(entrants);
    inLine.sort(
        Comparator.comparingInt(Entrant::byes)
            .thenComparing(Comparator.comparingInt(Entrant::place).reversed()));
    return inLine.stream()
        .flatMap(bye -> withBye(bye, this::withoutRematch).stream())
        .findFirst()
        .or(() -> withBye(inLine.get(0), others -> match(others, (one, other) -> true)))
        .orElseThrow();
  }

  private Optional<List<Pairing>> withBye(
      Entrant bye, Function<List<Entrant>, Optional<List<Pairing>>> matching) {
    Optional<List<Pairing>> pairings =
        matching.apply(entrants.stream().filter(one -> one != bye).toList());
    pairings.ifPresent(all -> all.add(new Pairing(bye.player(), "")));
    return pairings;
  }

  private Optional<List<Pairing>> withoutRematch(List<Entrant> some) {
    return match(some, Entrant::suits).or(() -> match(some, Entrant::isNewTo));
  }

  /** The pairings of least cost, the best player's first; empty if none is allowed for all. */
  private Optional<List<Pairing>> match(List<Entrant> some, BiPredicate<Entrant, Entrant> allowed) {
    Graph<Integer, DefaultWeightedEdge> graph =
        new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
    for (int i = 0; i < some.size(); i++) {
      graph.addVertex(i);
      for (int j = 0; j < i; j++) {
        if (allowed.test(some.get(j), some.get(i))) {
          graph.setEdgeWeight(graph.addEdge(j, i), cost(some.get(j), some.get(i)));
        }
      }
    }
    try {
      List<Pairing> pairings = new ArrayList<>();
      new KolmogorovWeightedPerfectMatching<>(graph)
          .getMatching().getEdges().stream()
              .sorted(Comparator.comparing(graph::getEdgeSource))
              .forEach(
                  edge -> {
                    Entrant better = some.get(graph.getEdgeSource(edge));
                    Entrant other = some.get(graph.getEdgeTarget(edge));
                    pairings.add(better.against(other, pairings.size()));
                  });
      return Optional.of(pairings);
    } catch (IllegalArgumentException e) {
      // so the library says that there is no perfect matching
      return Optional.empty();
    }
  }

  private double cost(Entrant better, Entrant other) {
    int groups = other.group() - better.group();
    return forRematch * better.met(other)
        + forGroups * groups * groups
        + forSides * Math.min(better.sides(other), other.sides(better))
        + (groups == 0 ? fold(better, other) : 0);
  }

  /** How far two of a score group are from half the group apart: 0 to 9. */
  private static int fold(Entrant better, Entrant other) {
    int size = better.groupSize();
    return WORST_FOLD * Math.abs(other.place() - better.place() - size / 2) / size;
  }
}
