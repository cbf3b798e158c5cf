package org.wardiary.analytics.strength;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which players met one another, and the index of each player in the model. */
final class Meetings {

  /** Most players whose strengths are fitted; with more, the fit would take too long. */
  static final int MOST = 300;

  private final Map<String, Integer> places = new TreeMap<>();
  private final Map<String, Set<String>> met = new HashMap<>();
  private final Map<String, Set<String>> atLeastEven = new HashMap<>();
  private final int all;

  Meetings(Encounters encounters) {
    Map<String, Long> games = new TreeMap<>();
    encounters
        .results()
        .forEach(
            (seating, results) -> {
              if (seating.betweenTwo()) {
                games.merge(seating.first(), results.games(), Long::sum);
                games.merge(seating.second(), results.games(), Long::sum);
                add(seating, results);
              }
            });
    all = games.size();
    games.keySet().stream()
        .sorted(
            Comparator.comparingLong((String name) -> -games.get(name))
                .thenComparing(Comparator.naturalOrder()))
        .limit(MOST)
        .sorted()
        .forEach(name -> places.put(name, places.size()));
  }

  private void add(Encounters.Seating seating, Encounters.Results results) {
    connect(met, seating.first(), seating.second());
    connect(met, seating.second(), seating.first());
    if (results.first() + results.draws() > 0) {
      connect(atLeastEven, seating.first(), seating.second());
    }
    if (results.second() + results.draws() > 0) {
      connect(atLeastEven, seating.second(), seating.first());
    }
  }

  private static void connect(Map<String, Set<String>> ways, String from, String to) {
    ways.computeIfAbsent(from, name -> new TreeSet<>()).add(to);
  }

  /** The players whose strengths are fitted, sorted, with the index of each in the model. */
  Map<String, Integer> places() {
    return places;
  }

  /** Number of players with a name who met another such player. */
  int all() {
    return all;
  }

  /** Number of groups of players without any game between them. */
  int groups() {
    TreeSet<String> left = new TreeSet<>(met.keySet());
    int groups = 0;
    while (!left.isEmpty()) {
      left.removeAll(reached(met, left.first()));
      groups++;
    }
    return groups;
  }

  /**
   * Whether the maximum-likelihood strengths are finite: however the players are divided into two
   * groups, some player of each has won or drawn against the other (Ford, L. R. (1957), Solution of
   * a ranking problem from binary comparisons, American Mathematical Monthly 64, 28-33). False also
   * if there are no players, or more than {@link #MOST}.
   */
  boolean allComparable() {
    if (all == 0 || all > MOST) {
      return false;
    }
    Map<String, Set<String>> atMostEven = new HashMap<>();
    atLeastEven.forEach((name, others) -> others.forEach(one -> connect(atMostEven, one, name)));
    String any = places.keySet().iterator().next();
    return reached(atLeastEven, any).size() == all && reached(atMostEven, any).size() == all;
  }

  private static List<String> reached(Map<String, Set<String>> ways, String from) {
    TreeSet<String> reached = new TreeSet<>(List.of(from));
    Deque<String> next = new ArrayDeque<>(reached);
    while (!next.isEmpty()) {
      for (String one : ways.getOrDefault(next.pop(), Set.of())) {
        if (reached.add(one)) {
          next.add(one);
        }
      }
    }
    return new ArrayList<>(reached);
  }
}
