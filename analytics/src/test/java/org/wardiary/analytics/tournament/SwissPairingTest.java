package org.wardiary.analytics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.Summaries;
import org.wardiary.projector.view.GameSummary;

/** Laws of pairings, over tournaments with seeded results. */
class SwissPairingTest {

  private static List<String> players(int number) {
    return IntStream.rangeClosed(1, number).mapToObj(i -> "P" + (100 + i)).toList();
  }

  /** A tournament that is paired round by round; what it knows is kept apart from the program. */
  private static final class Played {
    private final List<String> players;
    private final Random random;
    private final List<GameSummary> games = new ArrayList<>();
    private final Map<String, Double> points = new TreeMap<>();
    private final Map<String, List<String>> met = new HashMap<>();
    private final Map<String, List<Integer>> sides = new HashMap<>();
    private final Map<String, Integer> byes = new HashMap<>();

    Played(int number, long seed) {
      players = players(number);
      random = new Random(seed);
      for (String player : players) {
        points.put(player, 0.0);
        met.put(player, new ArrayList<>());
        sides.put(player, new ArrayList<>());
        byes.put(player, 0);
      }
    }

    List<Pairing> next() {
      return SwissPairing.next(
          Tournament.of(games).stream().findFirst(), StandingRules.USUAL, players);
    }

    void play(int round, List<Pairing> pairings) {
      for (Pairing pairing : pairings) {
        String result =
            pairing.isBye() ? "Blue" : List.of("Blue", "Gray", "draw").get(random.nextInt(3));
        GameSummary.Builder game =
            Summaries.game(games.size() + 1, pairing.first(), pairing.second(), result)
                .setRound(Integer.toString(round));
        if (pairing.isBye()) {
          game.setTermination("bye");
          byes.merge(pairing.first(), 1, Integer::sum);
        } else {
          met.get(pairing.first()).add(pairing.second());
          met.get(pairing.second()).add(pairing.first());
          sides.get(pairing.first()).add(0);
          sides.get(pairing.second()).add(1);
        }
        games.add(game.build());
        points.merge(pairing.first(), won(result, "Blue"), Double::sum);
        if (!pairing.isBye()) {
          points.merge(pairing.second(), won(result, "Gray"), Double::sum);
        }
      }
    }

    private static double won(String result, String side) {
      return result.equals("draw") ? 0.5 : result.equals(side) ? 1 : 0;
    }

    /** What pairings cost, the most important first: rematches, bad sides, groups, sides. */
    List<Integer> cost(List<Pairing> pairings) {
      List<Double> groups =
          points.values().stream().distinct().sorted((a, b) -> Double.compare(b, a)).toList();
      int rematches = 0;
      int bad = 0;
      int distance = 0;
      int turned = 0;
      for (Pairing one : pairings) {
        if (!one.isBye()) {
          rematches += Collections.frequency(met.get(one.first()), one.second());
          int apart =
              groups.indexOf(points.get(one.first())) - groups.indexOf(points.get(one.second()));
          distance += apart * apart;
          turned += due(one.first(), 0) + due(one.second(), 1);
          bad = Math.max(bad, Math.max(due(one.first(), 0), due(one.second(), 1)) / 9);
        }
      }
      return List.of(rematches, rematches == 0 ? bad : 0, distance, turned);
    }

    private int due(String player, int side) {
      List<Integer> had = sides.get(player);
      int more = had.stream().mapToInt(one -> one == side ? 2 : -2).sum();
      int last = had.size() - 1;
      if (last > 0 && had.get(last) == side && had.get(last - 1) == side) {
        return 9;
      }
      if (last >= 0) {
        more += had.get(last) == side ? 1 : -1;
      }
      int counted = Math.min(3, Math.max(0, more));
      return counted * counted;
    }
  }

  /** All ways to pair some players, each with the sides both ways. */
  private static void all(List<String> left, List<Pairing> sofar, List<List<Pairing>> to) {
    if (left.isEmpty()) {
      to.add(List.copyOf(sofar));
      return;
    }
    for (int i = 1; i < left.size(); i++) {
      List<String> rest = new ArrayList<>(left.subList(1, left.size()));
      String other = rest.remove(i - 1);
      for (Pairing one :
          List.of(new Pairing(left.get(0), other), new Pairing(other, left.get(0)))) {
        sofar.add(one);
        all(rest, sofar, to);
        sofar.remove(sofar.size() - 1);
      }
    }
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return 0;
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "4, 5", "6, 7", "7, 8", "8, 6"})
  void pairings_areTheBestOfAll_whereAllCanBeTried(int number, int rounds) {
    for (long seed = 1; seed <= 12; seed++) {
      Played played = new Played(number, seed);
      for (int round = 1; round <= rounds; round++) {
        List<Pairing> next = played.next();
        List<String> paired = new ArrayList<>();
        next.stream()
            .filter(one -> !one.isBye())
            .forEach(one -> paired.addAll(List.of(one.first(), one.second())));
        List<List<Pairing>> others = new ArrayList<>();
        all(paired, new ArrayList<>(), others);
        List<Integer> best =
            others.stream().map(played::cost).min(SwissPairingTest::compare).orElseThrow();
        assertThat(played.cost(next)).as("seed %d, round %d", seed, round).isEqualTo(best);
        played.play(round, next);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"9, 5", "16, 7", "23, 7", "40, 9", "200, 11"})
  void largeTournaments_haveNoRematch_andNobodyHasTwoByes(int number, int rounds) {
    for (long seed = 1; seed <= (number > 100 ? 1 : 10); seed++) {
      Played played = new Played(number, seed);
      for (int round = 1; round <= rounds; round++) {
        List<Pairing> next = played.next();
        assertThat(played.cost(next).get(0)).as("rematches").isZero();
        Set<String> paired = new HashSet<>();
        next.forEach(one -> paired.addAll(List.of(one.first(), one.second())));
        paired.remove("");
        assertThat(paired).hasSize(number);
        Optional<String> bye = next.stream().filter(Pairing::isBye).map(Pairing::first).findFirst();
        assertThat(bye.isPresent()).isEqualTo(number % 2 == 1);
        bye.ifPresent(
            one ->
                assertThat(played.points.get(one))
                    .as("lowest of those without")
                    .isEqualTo(
                        played.points.entrySet().stream()
                            .filter(each -> played.byes.get(each.getKey()) == 0)
                            .mapToDouble(Map.Entry::getValue)
                            .min()
                            .orElseThrow()));
        played.play(round, next);
      }
      assertThat(played.byes.values()).allMatch(byes -> byes <= 1);
      // nobody has a side three times more often than the other one, or three times in a row
      for (List<Integer> sides : played.sides.values()) {
        assertThat(Math.abs(2 * sides.stream().mapToInt(side -> side).sum() - sides.size()))
            .isLessThanOrEqualTo(2);
        assertThat(sides.toString()).doesNotContain("0, 0, 0").doesNotContain("1, 1, 1");
      }
    }
  }

  @Test
  void theFirstRound_pairsTheUpperHalfWithTheLower_andSidesAlternateByBoard() {
    assertThat(new Played(8, 1).next())
        .containsExactly(
            new Pairing("P101", "P105"),
            new Pairing("P106", "P102"),
            new Pairing("P103", "P107"),
            new Pairing("P108", "P104"));
    assertThat(new Played(5, 1).next())
        .containsExactly(
            new Pairing("P101", "P103"), new Pairing("P104", "P102"), new Pairing("P105", ""));
  }

  @Test
  void openGamesCountAsMet_forfeitsDoNot_andAPlayerWhoComesLaterHasNoPoints() {
    List<GameSummary> games =
        List.of(
            Summaries.game(1, "Ann", "Bob", "*").build(),
            Summaries.game(2, "Cid", "Dora", "Blue").setTermination("forfeit").build());
    Optional<Tournament> tournament = Tournament.of(games).stream().findFirst();
    assertThat(Tournament.nextRound(tournament)).isEqualTo(2);
    assertThat(
            SwissPairing.next(tournament, StandingRules.USUAL, List.of("Ann", "Bob", "Cid", "Dora"))
                .stream()
                .filter(one -> Set.of(one.first(), one.second()).equals(Set.of("Ann", "Bob"))))
        .isEmpty();
    // Cid won without a game, so that the bye goes to another
    assertThat(SwissPairing.next(tournament, StandingRules.USUAL, List.of("Cid", "Ann", "Eve")))
        .contains(new Pairing("Eve", ""));
    assertThat(SwissPairing.next(tournament, StandingRules.USUAL, List.of("Cid", "Dora")))
        .hasSize(1);
  }
}
