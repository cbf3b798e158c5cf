package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wardiary.analytics.state.FactsFormat;
import org.wardiary.analytics.table.Table;

/**
 * A statistic: what it counts in a game, and the table that it makes of the counts of all games. It
 * sees each game once and keeps nothing of it but counts; so games may come in any order and be
 * counted in parts.
 *
 * @param id id of its table
 * @param source id of the statistic whose counts it takes: its own, or another's
 * @param counts counts what is in one game; a pure function, safe to share between threads
 * @param table makes the table of all games
 * @param claims what the table claims against chance
 * @param facts how what it keeps of single games is written to a file; nothing if it keeps nothing
 */
public record Statistic(
    String id,
    String source,
    BiConsumer<PlayedGame, Counter> counts,
    Function<Totals, Table> table,
    Function<Totals, List<Claim>> claims,
    Optional<FactsFormat<?>> facts) {

  /** A statistic that counts for itself and keeps nothing of single games. */
  public Statistic(
      String id,
      BiConsumer<PlayedGame, Counter> counts,
      Function<Totals, Table> table,
      Function<Totals, List<Claim>> claims) {
    this(id, id, counts, table, claims, Optional.empty());
  }

  /** A statistic that claims nothing. */
  public Statistic(
      String id, BiConsumer<PlayedGame, Counter> counts, Function<Totals, Table> table) {
    this(id, counts, table, totals -> List.of());
  }

  /** Another table of the same counts, which claims nothing. */
  public Statistic also(String other, Function<Totals, Table> made) {
    return also(other, made, totals -> List.of());
  }

  /** Another table of the same counts, with what it claims. */
  public Statistic also(
      String other, Function<Totals, Table> made, Function<Totals, List<Claim>> claimed) {
    return new Statistic(other, source, counts, made, claimed, facts);
  }

  /** The same that keeps something of single games. */
  public Statistic keeping(FactsFormat<?> format) {
    return new Statistic(id, source, counts, table, claims, Optional.of(format));
  }
}
