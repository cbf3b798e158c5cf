package org.wardiary.analytics.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.filter.BadQuery;

/** A way to pair the next round. */
public enum PairingSystem {
  /** {@link SwissPairing}. */
  SWISS("Swiss, a matching of least cost, not FIDE's Dutch system"),
  /** {@link BergerTable}. */
  ROUND_ROBIN("round robin by Berger's table");

  /** Name of the parameter, for commands. */
  public static final String PARAMETER = "pair";

  private final String description;

  PairingSystem(String description) {
    this.description = description;
  }

  /** What it is, for display. */
  public String description() {
    return description;
  }

  /** The id: lower-case words joined by {@code -}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The ids of all systems. */
  public static List<String> ids() {
    return Stream.of(values()).map(PairingSystem::id).toList();
  }

  /**
   * The system with an id.
   *
   * @throws BadQuery if there is none
   */
  public static PairingSystem named(String id) {
    return Stream.of(values())
        .filter(system -> system.id().equals(id))
        .findFirst()
        .orElseThrow(() -> BadQuery.notOneOf(PARAMETER, ids(), id));
  }

  /**
   * The pairings of the next round.
   *
   * @param tournament the games so far; empty before the first round
   * @param rules what results bring
   * @param players who plays in the round: for a round robin in the order of their numbers, else in
   *     the order that holds where results say nothing; two or more, of a Swiss tournament at most
   *     {@link SwissPairing#MOST}
   */
  public List<Pairing> next(
      Optional<Tournament> tournament, StandingRules rules, List<String> players) {
    return this == SWISS
        ? SwissPairing.next(tournament, rules, players)
        : BergerTable.round(players, Tournament.nextRound(tournament));
  }
}
