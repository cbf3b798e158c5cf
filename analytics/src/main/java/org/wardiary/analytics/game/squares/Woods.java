package org.wardiary.analytics.game.squares;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** Units in woods and in the open: {@code docs/statistics/napoleonic.md}. */
public final class Woods {

  /** Id of the table. */
  public static final String ID = "woods";

  private static final String WOODS = "woods";
  private static final int HUNDRED = 100;

  /** A kind of ground, and the codes of its squares. */
  private record Ground(String label, Set<String> squares) {

    private Key key(String what, String kind) {
      return Key.of(what, kind, label);
    }

    static Ground of(String label, BoardPlan board, Terrain terrain) {
      return new Ground(label, Set.copyOf(board.codes(terrain)));
    }
  }

  private Woods() {}

  /** By kind and ground: time, attacks made and suffered, losses; no rows without a board. */
  static Statistic statistic(SquaresInfo info) {
    List<Ground> grounds =
        info.board()
            .map(
                board ->
                    List.of(
                        Ground.of(WOODS, board, Terrain.FOREST),
                        Ground.of("open", board, Terrain.CLEAR)))
            .orElse(List.of());
    return new Statistic(
        ID, (game, counts) -> count(game, grounds, counts), totals -> table(totals, grounds, info));
  }

  private static void count(PlayedGame game, List<Ground> grounds, Accumulator counts) {
    if (!game.onStandardMap()) {
      return;
    }
    Careers.order(game, counts);
    for (Ground ground : grounds) {
      for (UnitCareer unit : Careers.in(game)) {
        int turns = Careers.turnsOn(unit, ground.squares()::contains);
        Key field = Key.of("field", unit.getKind());
        counts.add(field, turns).add(ground.key("turns", unit.getKind()), turns, field);
      }
      for (AttackRow attack : Attacks.in(game)) {
        count(attack, ground, counts);
      }
    }
  }

  private static void count(AttackRow attack, Ground ground, Accumulator counts) {
    String defender = attack.getDefenderKind();
    if (ground.squares().contains(attack.getTarget())) {
      Key on = ground.key("attacked", defender);
      boolean lost = attack.getDefenderLost().contains(defender);
      counts.add(on, 1, ground.key("turns", defender));
      counts.add(ground.key("attacked lost", defender), lost ? 1 : 0, on);
    }
    if (ground.squares().contains(attack.getAttackerSpace())) {
      String attacker = attack.getAttackerKind();
      counts.add(ground.key("attacks", attacker), 1, ground.key("turns", attacker));
    }
  }

  private static Table table(Totals totals, List<Ground> grounds, SquaresInfo info) {
    List<String> kinds =
        Careers.kinds(totals).stream()
            .filter(kind -> totals.count(Key.of("turns", kind, WOODS)) > 0)
            .toList();
    return new TableBuilder<RowTotals>(ID, "In woods and in the open")
        .text("kind", row -> info.kind(row.part(0)))
        .text("ground", row -> row.part(1))
        .count("turns", "unit turns", row -> row.count("turns"))
        .share("time", row -> row.share("turns", Key.of("field", row.part(0))))
        .count("attacked", "attacks", row -> row.count("attacked"))
        .estimate("attacked_rate", "attacks per 100 unit turns", row -> perHundred(row, "attacked"))
        .share("attacked_lost", row -> row.share("attacked lost", "attacked"))
        .count("attacks", "attacks", row -> row.count("attacks"))
        .estimate("attack_rate", "attacks per 100 unit turns", row -> perHundred(row, "attacks"))
        .estimatesNote(
            "Games on the standard map; kinds that stood in woods at all. Unit turns: turns of"
                + " both sides at whose end such a unit stood there, the reserves left aside;"
                + " time: share of its unit turns. Attacked: attacks on it there; attacked"
                + " lost: share of these in which it was lost. Attacks: those it made from"
                + " there.")
        .definedIn(Napoleonic.PAGE)
        .of(totals.rows(kinds, grounds.stream().map(Ground::label).toList()));
  }

  private static Estimate perHundred(RowTotals row, String attacks) {
    return row.ratio(attacks, "turns").times(HUNDRED).rate(HUNDRED);
  }
}
