package org.wardiary.analytics.game.squares;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;

/** Units in woods and in the open: {@code docs/statistics/napoleonic.md}. */
public final class Woods {

  /** Id of the table. */
  public static final String ID = "woods";

  private static final int HUNDRED = 100;

  /** A kind of ground: the squares that are so. */
  private record Ground(String label, Set<String> squares) {

    static Ground of(String label, BoardPlan board, Terrain terrain) {
      return new Ground(label, Set.copyOf(board.codes(terrain)));
    }
  }

  private final GameSet set;
  private final RowSet<Career> units;
  private final RowSet<Attack> attacks;
  private final TableBuilder table;
  private final List<Ground> grounds;

  private Woods(GameSet set, TableBuilder table, List<Ground> grounds) {
    this.set = set;
    this.units = Careers.in(set);
    this.attacks = Attacks.in(set);
    this.table = table;
    this.grounds = grounds;
  }

  /** By kind and ground: time, attacks made and suffered, losses. Without a board, no rows. */
  static Table table(GameSet set, SquaresInfo info) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "In woods and in the open",
                Columns.builder()
                    .text("kind", "ground")
                    .count("turns", "unit turns")
                    .share("time")
                    .count("attacked", "attacks")
                    .estimate("attacked_rate", "attacks per 100 unit turns")
                    .share("attacked_lost")
                    .count("attacks", "attacks")
                    .estimate("attack_rate", "attacks per 100 unit turns")
                    .build())
            .note(
                "Kinds that stood in woods at all. Unit turns: turns of both sides at whose end such"
                    + " a unit stood there, the reserves left aside; time: share of its unit turns."
                    + " Attacked: attacks on it there; attacked lost: share of these in which it was"
                    + " lost. Attacks: those it made from there. "
                    + set.bootstrap().note())
            .definedIn(Napoleonic.PAGE);
    info.board()
        .map(
            board ->
                List.of(
                    Ground.of("woods", board, Terrain.FOREST),
                    Ground.of("open", board, Terrain.CLEAR)))
        .ifPresent(grounds -> new Woods(set, table, grounds).rows(info));
    return table.build();
  }

  private void rows(SquaresInfo info) {
    for (String kind : units.distinct(Career::kind)) {
      if (Arrays.stream(turns(kind, grounds.get(0).squares())).sum() > 0) {
        grounds.forEach(ground -> row(kind, info.kind(kind), ground));
      }
    }
  }

  /** Unit turns of a kind on some squares, for each game. */
  private double[] turns(String kind, Set<String> squares) {
    return units.sums(
        career -> career.kind().equals(kind), career -> career.turnsOn(squares::contains));
  }

  private void row(String kind, String name, Ground ground) {
    Set<String> field = new HashSet<>();
    grounds.forEach(one -> field.addAll(one.squares()));
    double[] turns = turns(kind, ground.squares());
    Predicate<Attack> on =
        attack -> attack.defenderKind().equals(kind) && ground.squares().contains(attack.target());
    Predicate<Attack> from =
        attack ->
            attack.attackerKind().equals(kind) && ground.squares().contains(attack.attackerSpace());
    table
        .row()
        .text(name, ground.label())
        .count((long) Arrays.stream(turns).sum())
        .estimate(set.bootstrap().share(turns, turns(kind, field)))
        .count(attacks.count(on))
        .estimate(set.bootstrap().ratio(attacks.sums(on, attack -> HUNDRED), turns))
        .estimate(attacks.share(attack -> attack.defenderLost().contains(kind), on))
        .count(attacks.count(from))
        .estimate(set.bootstrap().ratio(attacks.sums(from, attack -> HUNDRED), turns))
        .end();
  }
}
