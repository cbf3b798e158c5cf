package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wardiary.analytics.table.Table;

/**
 * A statistic: what is counted in a game, and the table built from the counts of all games. It sees
 * each game once and keeps counts, and facts of a limited number of games; so games may come in any
 * order and be counted in parts.
 *
 * @param id id of the table
 * @param source id of the statistic whose counts are used: this one or another
 * @param counts counts what is in one game; stateless and thread-safe
 * @param table builds the table from the totals of all games
 * @param claims the differences that the table claims to be more than chance
 */
public record Statistic(
    String id,
    String source,
    BiConsumer<PlayedGame, Accumulator> counts,
    Function<Totals, Table> table,
    Function<Totals, List<Claim>> claims) {

  /** A statistic that uses its own counts. */
  public Statistic(
      String id,
      BiConsumer<PlayedGame, Accumulator> counts,
      Function<Totals, Table> table,
      Function<Totals, List<Claim>> claims) {
    this(id, id, counts, table, claims);
  }

  /** A statistic without claims that uses its own counts. */
  public Statistic(
      String id, BiConsumer<PlayedGame, Accumulator> counts, Function<Totals, Table> table) {
    this(id, counts, table, totals -> List.of());
  }

  /** Another statistic with a table of the same counts, without claims. */
  public Statistic also(String other, Function<Totals, Table> made) {
    return also(other, made, totals -> List.of());
  }

  /** Another statistic with a table of the same counts, and its claims. */
  public Statistic also(
      String other, Function<Totals, Table> made, Function<Totals, List<Claim>> claimed) {
    return new Statistic(other, source, counts, made, claimed);
  }

  /** This statistic without the games of which only the result is known: it is about their play. */
  public Statistic ofPlay() {
    BiConsumer<PlayedGame, Accumulator> played =
        (game, accumulator) -> {
          if (game.hasAnswers()) {
            counts.accept(game, accumulator);
          }
        };
    return new Statistic(id, source, played, table, claims);
  }
}
