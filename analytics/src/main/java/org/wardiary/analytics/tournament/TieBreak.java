package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.BadQuery;

/** A tie-break between players with equal points, as defined in {@code docs/tournaments.md}. */
public enum TieBreak {
  /** Points in the games among the tied players, if each of them met all the others. */
  DIRECT_ENCOUNTER("points in the games among the tied players, if they all met", "direct"),
  /** Sum of the points of all opponents. */
  BUCHHOLZ("sum of the opponents' points", "Buchholz"),
  /** Sum of the points of all opponents except the one with the fewest. */
  BUCHHOLZ_CUT_1("sum of the opponents' points without the lowest", "Buchholz-1"),
  /** Sum of the points of all opponents except those with the most and the fewest. */
  MEDIAN_BUCHHOLZ("sum of the opponents' points without the highest and the lowest", "median"),
  /** Points of the opponents beaten, plus half the points of those drawn with. */
  SONNEBORN_BERGER("points of beaten opponents and half those of drawn ones", "S-Berger"),
  /** Number of games won. */
  WINS("number of wins", "wins"),
  /** Sum of the points after each round. */
  PROGRESSIVE("sum of the points after each round", "progr."),
  /** Number of games won in which the opponent had the first turn. */
  SECOND_TURN_WINS("number of wins against the first turn", "2nd-turn wins");

  /** Name of the parameter, for commands and URLs. */
  public static final String PARAMETER = "tie-breaks";

  private final String description;
  private final String label;

  TieBreak(String description, String label) {
    this.description = description;
    this.label = label;
  }

  /** The id: lower-case words joined by {@code -}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What the tie-break counts, for display. */
  public String description() {
    return description;
  }

  /** A short heading for a column. */
  public String label() {
    return label;
  }

  /** The ids of all tie-breaks. */
  public static List<String> ids() {
    return Stream.of(values()).map(TieBreak::id).toList();
  }

  /**
   * The usual order for a tournament: for a round robin direct encounter, wins, Sonneborn-Berger;
   * for any other Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter, wins.
   */
  public static List<TieBreak> usual(Tournament tournament) {
    return RoundRobin.legs(tournament) > 0
        ? List.of(DIRECT_ENCOUNTER, WINS, SONNEBORN_BERGER)
        : List.of(BUCHHOLZ_CUT_1, BUCHHOLZ, SONNEBORN_BERGER, DIRECT_ENCOUNTER, WINS);
  }

  /**
   * Reads a list of ids, in the order in which the tie-breaks are applied.
   *
   * @param text ids separated by commas, e.g. {@code buchholz,wins}
   * @throws BadQuery if there is no such tie-break, or if one is given twice
   */
  public static List<TieBreak> read(String text) {
    List<TieBreak> list = new ArrayList<>();
    for (String id : text.split(",", -1)) {
      TieBreak found =
          Stream.of(values())
              .filter(tieBreak -> tieBreak.id().equals(id.strip().toLowerCase(Locale.ROOT)))
              .findFirst()
              .orElseThrow(() -> BadQuery.notOneOf(PARAMETER, ids(), id));
      if (list.contains(found)) {
        throw new BadQuery(PARAMETER, "expected each once but got '" + found.id() + "' twice");
      }
      list.add(found);
    }
    return list;
  }
}
