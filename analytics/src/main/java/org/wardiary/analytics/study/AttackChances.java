package org.wardiary.analytics.study;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
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
    for (String side : AttackTypes.sides(set)) {
      SORTS.forEach((sort, label) -> row(set, side, sort, table));
    }
    return table.build();
  }

  private static double[] sum(
      GameSet set, Predicate<Chance> wanted, ToDoubleFunction<Chance> value) {
    return set.each(game -> game.chances().stream().filter(wanted).mapToDouble(value).sum());
  }

  private static void row(GameSet set, String side, String sort, TableBuilder table) {
    Predicate<Chance> anySide = chance -> chance.sort().equals(sort);
    if (Arrays.stream(sum(set, anySide, Chance::possible)).sum() == 0) {
      return; // the game does not know such attacks, or none was ever possible
    }
    boolean both = side.equals(AttackTypes.BOTH);
    Predicate<Chance> wanted = anySide.and(chance -> both || chance.side().equals(side));
    double[] possible = sum(set, wanted, Chance::possible);
    double[] made = sum(set, wanted, Chance::made);
    table
        .row()
        .text(side, SORTS.get(sort))
        .count((long) Arrays.stream(possible).sum())
        .count(Arrays.stream(possible).filter(actions -> actions > 0).count())
        .estimate(set.bootstrap().ratio(possible, set.each(game -> 1)))
        .estimate(set.bootstrap().share(possible, set.each(game -> game.actions(side))))
        .count((long) Arrays.stream(made).sum())
        .estimate(set.bootstrap().share(made, possible))
        .end();
  }
}
