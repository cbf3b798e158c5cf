package org.wardiary.analytics.game.squares;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.SideRows;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.squares.view.AttackChance;
import org.wardiary.projector.game.squares.view.AttackRows;

/** How often a special attack (flank, charge, Grand Battery) was possible, and how often made. */
public final class AttackChances {

  /** Id of the table. */
  public static final String ID = "attack-chances";

  private static final String POSSIBLE = "possible";
  private static final String MADE = "made";
  private static final String FLANK = "flank";

  private static final Map<String, String> SORTS = new LinkedHashMap<>();

  static {
    SORTS.put(FLANK, "flank attack");
    SORTS.put("charge", "charge");
    SORTS.put("grand-battery", "Grand Battery");
  }

  private AttackChances() {}

  /** By side and kind of attack: actions in which it was legal, and in which it was made. */
  static Statistic statistic() {
    return new Statistic(ID, AttackChances::count, AttackChances::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    counts.add(Accumulator.GAMES, 1);
    game.own(AttackRows.class).ifPresent(rows -> count(game, rows, counts));
  }

  private static void count(PlayedGame game, AttackRows rows, Accumulator counts) {
    for (int side = 0; side < rows.getActions().size(); side++) {
      for (String row : SideRows.of(game.summary().getSides().get(side))) {
        counts.add(actions(row), rows.getActions().get(side));
      }
    }
    for (AttackChance chance : rows.getChances()) {
      for (String row : SideRows.of(chance.getSide())) {
        Key possible = possible(row, chance.getSort());
        counts.add(possible, chance.getPossible(), actions(row), Accumulator.GAMES);
        counts.add(Key.of(MADE, row, chance.getSort()), chance.getMade(), possible);
      }
    }
  }

  /** How often flank attacks are possible and how often made, in words; empty if too seldom. */
  static Optional<String> flanks(Totals totals) {
    RowTotals row = totals.row(SideRows.BOTH, FLANK);
    Estimate made = row.share(MADE, POSSIBLE);
    Estimate chances = row.rate(POSSIBLE, Accumulator.GAMES);
    return made.shown() && chances.shown()
        ? Optional.of(
            Text.of(
                "Flank attacks are made in %s of the actions in which one is possible (%s): %s a"
                    + " game of %s chances, so %s are left.",
                Phrases.percent(made.value()),
                Phrases.percentInterval(made),
                tenths(made.value() * chances.value()),
                tenths(chances.value()),
                tenths((1 - made.value()) * chances.value())))
        : Optional.empty();
  }

  private static String tenths(double number) {
    return Text.of("%.1f", number);
  }

  private static Key actions(String row) {
    return Key.of("actions", row);
  }

  private static Key possible(String row, String sort) {
    return Key.of(POSSIBLE, row, sort);
  }

  private static Table table(Totals totals) {
    List<String> sorts =
        SORTS.keySet().stream()
            .filter(sort -> totals.count(possible(SideRows.BOTH, sort)) > 0)
            .toList();
    return new TableBuilder<RowTotals>(ID, "Chances taken and left")
        .text("side", row -> row.part(0))
        .text("sort", row -> SORTS.get(row.part(1)))
        .count("possible", "actions", row -> row.count(POSSIBLE))
        .count("games", "games", row -> row.games(POSSIBLE))
        .estimate(
            "possible_per_game", "actions per game", row -> row.rate(POSSIBLE, Accumulator.GAMES))
        .share("possible_share", row -> row.share(POSSIBLE, actions(row.part(0))))
        .count("made", "actions", row -> row.count(MADE))
        .share("made_share", row -> row.share(MADE, POSSIBLE))
        .estimatesNote(
            "Possible: actions of that side in which at least one such attack was legal; games:"
                + " those with such an action; possible share: of all actions of that side."
                + " Made share: of the actions in which it was possible.")
        .definedIn(AttackTypes.PAGE)
        .missing("possible_per_game", of -> totals.none(Accumulator.GAMES).rate())
        .missing("possible_share", of -> totals.none(actions(of.get(0))).share())
        .of(totals.rows(SideRows.rows(totals), sorts));
  }
}
