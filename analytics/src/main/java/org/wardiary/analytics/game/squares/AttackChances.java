package org.wardiary.analytics.game.squares;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.analytics.study.SideSelection;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How often an attack of note could be ordered, and how often it was. */
public final class AttackChances {

  /** Id of the table. */
  public static final String ID = "attack-chances";

  private static final Map<String, String> SORTS = new LinkedHashMap<>();

  static {
    SORTS.put("flank", "flank attack");
    SORTS.put("charge", "charge");
    SORTS.put("grand-battery", "Grand Battery");
  }

  private AttackChances() {}

  /** By side and sort: actions in which such an attack was legal, and in which it was made. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Chances taken and left",
                Columns.builder()
                    .text("side", "sort")
                    .count("possible", "actions")
                    .count("games", "games")
                    .estimate("possible_per_game", "actions per game")
                    .share("possible_share")
                    .count("made", "actions")
                    .share("made_share")
                    .build())
            .note(
                "Possible: actions of that side in which at least one such attack was legal; games:"
                    + " those with such an action; possible share: of all actions of that side."
                    + " Made share: of the actions in which it was possible. "
                    + set.bootstrap().note())
            .definedIn(AttackTypes.PAGE);
    for (SideSelection sides : SideSelection.of(set)) {
      SORTS.keySet().forEach(sort -> row(set, sides, sort, table));
    }
    return table.build();
  }

  private static void row(GameSet set, SideSelection sides, String sort, TableBuilder table) {
    RowSet<Chance> chances = RowSet.of(set, Attacks.class, Attacks::chances);
    Predicate<Chance> anySide = chance -> chance.sort().equals(sort);
    if (Arrays.stream(chances.sums(anySide, Chance::possible)).sum() == 0) {
      return; // the game does not know such attacks, or none was ever possible
    }
    Predicate<Chance> wanted = anySide.and(chance -> sides.includes(chance.side()));
    double[] possible = chances.sums(wanted, Chance::possible);
    double[] made = chances.sums(wanted, Chance::made);
    table
        .row()
        .text(sides.label(), SORTS.get(sort))
        .count((long) Arrays.stream(possible).sum())
        .count(Arrays.stream(possible).filter(actions -> actions > 0).count())
        .estimate(set.bootstrap().ratio(possible, set.each(game -> 1)))
        .estimate(set.bootstrap().share(possible, set.each(game -> Attacks.actions(game, sides))))
        .count((long) Arrays.stream(made).sum())
        .estimate(set.bootstrap().share(made, possible))
        .end();
  }
}
