package org.wardiary.analytics.game.squares;

import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * How often attacks of each type are made and what they bring: {@code
 * docs/statistics/flank-attacks.md}.
 */
public final class AttackTypes {

  /** Id of the table of rates. */
  public static final String RATES = "attack-rates";

  /** Id of the table of points. */
  public static final String POINTS = "attack-points";

  /** Page of definition. */
  static final String PAGE = "flank-attacks";

  private AttackTypes() {}

  /** Attacks by side and type: how many, per game, as a share of that side's attacks. */
  public static Table rates(GameSet set) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                RATES,
                "How often each type of attack is made",
                Columns.builder()
                    .text("side", "type")
                    .count("attacks", "attacks")
                    .count("games", "games")
                    .estimate("per_game", "attacks per game")
                    .share("share")
                    .build())
            .note(
                "Each attack is of one type. Games: those with at least one such attack. Share: of"
                    + " the attacks of that side. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      for (Attack.Type type : Attack.Type.values()) {
        Predicate<Attack> wanted = type.by(sides);
        table
            .row()
            .text(sides.label(), type.label())
            .count(attacks.count(wanted))
            .count(attacks.games(wanted))
            .estimate(attacks.perGame(wanted))
            .estimate(attacks.share(wanted, attack -> sides.includes(attack.side())))
            .end();
      }
    }
    return table.build();
  }

  /** Points that attacks of each type take and cost, per attack. */
  public static Table points(GameSet set) {
    RowSet<Attack> attacks = Attacks.in(set);
    TableBuilder table =
        new TableBuilder(
                POINTS,
                "What attacks bring in score",
                Columns.builder()
                    .text("side", "type")
                    .count("attacks", "attacks")
                    .count("games", "games")
                    .estimate("taken", "points per attack")
                    .estimate("paid", "points per attack")
                    .estimate("net", "points per attack")
                    .build())
            .note(
                "Taken: points that the defending side lost by the attack; paid: points that the"
                    + " attacking side lost by it; net: taken less paid. An interval without width"
                    + " means that all games agree. "
                    + set.bootstrap().note())
            .definedIn(PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      for (Attack.Type type : Attack.Type.values()) {
        Predicate<Attack> wanted = type.by(sides);
        table
            .row()
            .text(sides.label(), type.label())
            .count(attacks.count(wanted))
            .count(attacks.games(wanted))
            .estimate(attacks.mean(Attack::taken, wanted))
            .estimate(attacks.mean(Attack::paid, wanted))
            .estimate(attacks.mean(attack -> attack.taken() - attack.paid(), wanted))
            .end();
      }
    }
    return table.build();
  }
}
