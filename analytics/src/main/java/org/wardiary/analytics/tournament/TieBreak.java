package org.wardiary.analytics.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.BadQuery;

/** What decides between players with equal points: {@code docs/tournaments.md}. */
public enum TieBreak {
  /** Points in the games among those who are tied, if each of them met each other. */
  DIRECT_ENCOUNTER("points in the games among the tied players, if they all met", "direct"),
  /** Points of all opponents. */
  BUCHHOLZ("sum of the opponents' points", "Buchholz"),
  /** Points of all opponents but the one with the fewest. */
  BUCHHOLZ_CUT_1("the same without the lowest", "Buchholz-1"),
  /** Points of all opponents but those with the most and the fewest. */
  MEDIAN_BUCHHOLZ("the same without the highest and the lowest", "median"),
  /** Points of the opponents who were beaten, half of those who were drawn with. */
  SONNEBORN_BERGER("points of beaten opponents and half those of drawn ones", "S-Berger"),
  /** Games won. */
  WINS("number of wins", "wins"),
  /** Sum of the points after each round. */
  PROGRESSIVE("sum of the points after each round", "progr."),
  /** Games won in which the opponent had the first turn. */
  SECOND_TURN_WINS("number of wins against the first turn", "2nd-turn wins");

  /** Name of the parameter, for commands and addresses. */
  public static final String PARAMETER = "tie-breaks";

  private final String description;
  private final String label;

  TieBreak(String description, String label) {
    this.description = description;
    this.label = label;
  }

  /** Its name: lower-case words joined by {@code -}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What it counts, for people. */
  public String description() {
    return description;
  }

  /** A short heading for a column. */
  public String label() {
    return label;
  }

  /** The ids of all. */
  public static List<String> ids() {
    return Stream.of(values()).map(TieBreak::id).toList();
  }

  /**
   * The usual order for a tournament: of a round robin direct encounter, wins, Sonneborn-Berger; of
   * any other Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter, wins.
   */
  public static List<TieBreak> usual(Tournament tournament) {
    return RoundRobin.legs(tournament) > 0
        ? List.of(DIRECT_ENCOUNTER, WINS, SONNEBORN_BERGER)
        : List.of(BUCHHOLZ_CUT_1, BUCHHOLZ, SONNEBORN_BERGER, DIRECT_ENCOUNTER, WINS);
  }

  /**
   * Reads a list of ids, the first to be applied first.
   *
   * @param text ids divided by commas, e.g. {@code buchholz,wins}
   * @throws BadQuery if there is no such tie-break, or if one stands twice
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
