package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Level;

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
 * @param least the least level of the games that it counts
 * @param sides the most sides that a game it counts may have
 */
public record Statistic(
    String id,
    String source,
    BiConsumer<PlayedGame, Accumulator> counts,
    Function<Totals, Table> table,
    Function<Totals, List<Claim>> claims,
    Level least,
    int sides) {

  private static final int TWO = 2;

  /** A statistic of results of games for two that uses its own counts. */
  public Statistic(
      String id,
      BiConsumer<PlayedGame, Accumulator> counts,
      Function<Totals, Table> table,
      Function<Totals, List<Claim>> claims) {
    this(id, id, counts, table, claims, Level.RESULT, TWO);
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
    return new Statistic(other, source, counts, made, claimed, least, sides);
  }

  /** This statistic without the games of which less is known than a level. */
  public Statistic from(Level level) {
    return new Statistic(id, source, counts, table, claims, level, sides);
  }

  /** This statistic of games with any number of sides. */
  public Statistic ofAnySides() {
    return new Statistic(id, source, counts, table, claims, least, Integer.MAX_VALUE);
  }

  /** What is counted in a game, which is nothing in one of a lower level or with more sides. */
  BiConsumer<PlayedGame, Accumulator> counting() {
    return (game, accumulator) -> {
      if (game.level().compareTo(least) >= 0 && game.summary().getSides().size() <= sides) {
        counts.accept(game, accumulator);
      }
    };
  }

  /** Whether totals are of games with no more sides than it is about. */
  boolean isAbout(Totals totals) {
    return totals.sides().size() <= sides;
  }
}
