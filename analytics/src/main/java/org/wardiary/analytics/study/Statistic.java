package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wardiary.analytics.table.Table;

/**
 * A statistic: what it counts in a game, and the table that it makes of the counts of all games. It
 * sees each game once and keeps nothing of it but counts; so games may come in any order and be
 * counted in parts.
 *
 * @param id id of its table
 * @param counts counts what is in one game; a pure function, safe to share between threads
 * @param table makes the table of all games
 * @param claims what the table claims against chance
 */
public record Statistic(
    String id,
    BiConsumer<PlayedGame, Counter> counts,
    Function<Totals, Table> table,
    Function<Totals, List<Claim>> claims) {

  /** A statistic that claims nothing. */
  public Statistic(
      String id, BiConsumer<PlayedGame, Counter> counts, Function<Totals, Table> table) {
    this(id, counts, table, totals -> List.of());
  }
}
