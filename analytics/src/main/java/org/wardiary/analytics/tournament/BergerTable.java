package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Pairings of a round robin by Berger's tables, as FIDE's Handbook gives them (C.05 Annex 1).
 * Further cycles have the sides of the one before reversed.
 */
public final class BergerTable {

  private BergerTable() {}

  /**
   * The pairings of a round.
   *
   * @param players the players in the order of their numbers, two or more; of an odd number of
   *     players one has a bye
   * @param round the round, from 1
   */
  public static List<Pairing> round(List<String> players, int round) {
    List<String> all = new ArrayList<>(players);
    if (all.size() % 2 == 1) {
      all.add("");
    }
    int others = all.size() - 1;
    int turn = (round - 1) % others;
    boolean reversed = (round - 1) / others % 2 == 1;
    // the last player meets each other one in turn; those at equal distances from that one meet
    int centre = turn * all.size() / 2 % others;
    List<Pairing> pairings = new ArrayList<>();
    String last = all.get(others);
    boolean lastIsFirst = !last.isEmpty() && (turn % 2 == 1) != reversed;
    pairings.add(of(all.get(centre), last, lastIsFirst));
    for (int i = 1; i < all.size() / 2; i++) {
      String right = all.get((centre + i) % others);
      pairings.add(of(right, all.get((centre - i + others) % others), reversed));
    }
    return pairings;
  }

  private static Pairing of(String one, String other, boolean swapped) {
    return swapped ? new Pairing(other, one) : new Pairing(one, other);
  }
}
