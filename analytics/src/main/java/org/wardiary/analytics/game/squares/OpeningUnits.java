package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Which kinds of units go to which squares in the opening: {@code docs/statistics/openings.md}. */
public final class OpeningUnits {

  /** Id of the table. */
  public static final String ID = "opening-units";

  private OpeningUnits() {}

  /** Kind of unit and square of each of the first three actions of each side. */
  static Statistic statistic(SquaresInfo info) {
    Map<String, String> images = info.board().flatMap(BoardPlan::mirror).orElse(Map.of());
    return new Statistic(ID, (game, counts) -> count(game, images, counts), t -> table(t, info));
  }

  private static void count(PlayedGame game, Map<String, String> images, Accumulator counts) {
    if (!game.onStandardMap()) {
      return;
    }
    for (String side : game.summary().getSides()) {
      List<String> opening = game.opening(side);
      for (int action = 1; action <= Math.min(Openings.LENGTH, opening.size()); action++) {
        Key of = Key.of("of", side, String.valueOf(action));
        counts.add(of, 1);
        for (Choice choice : choices(opening.get(action - 1), images)) {
          Key games = choice.key("games", side, action);
          counts.add(games, 1, of);
          Key finished = choice.key("finished", side, action);
          counts.add(finished, game.finished() ? 1 : 0);
          counts.add(choice.key("wins", side, action), game.won(side) ? 1 : 0, finished);
        }
      }
    }
  }

  private static Set<Choice> choices(String order, Map<String, String> images) {
    Set<Choice> choices = new HashSet<>();
    for (OpeningOrder.Step step : new OpeningOrder(order).steps()) {
      choices.add(new Choice(step.kind(), square(step.to(), images)));
    }
    return choices;
  }

  private static String square(String code, Map<String, String> images) {
    String image = images.getOrDefault(code, code);
    if (image.equals(code)) {
      return code;
    }
    return code.compareTo(image) < 0 ? code + " or " + image : image + " or " + code;
  }

  /** The letter of a kind of unit, and the square to which it goes. */
  private record Choice(String kind, String square) {

    private Key key(String what, String side, int action) {
      return Key.of(what, side, String.valueOf(action), kind, square);
    }
  }

  private static Table table(Totals totals, SquaresInfo info) {
    List<RowTotals> rows = new ArrayList<>();
    for (String side : totals.sides()) {
      for (int action = 1; action <= Openings.LENGTH; action++) {
        rows.addAll(rows(totals, side, String.valueOf(action), info));
      }
    }
    return new TableBuilder<RowTotals>(ID, "Opening choices by kind and square")
        .text("side", row -> row.part(0))
        .count("action", "number", row -> Long.parseLong(row.part(1)))
        .text("kind", row -> info.kind(row.part(2)))
        .text("square", row -> row.part(3))
        .count("games", "games", row -> row.count("games"))
        .count("of", "games", row -> totals.count(of(row)))
        .share("share", row -> totals.ratio(row.key("games"), of(row)).habit())
        .count("wins", "games", row -> row.count("wins"))
        .share("win_rate", row -> row.share("wins", "finished"))
        .estimatesNote(
            "Games on the standard map. The unit that moved and the square it went to; a"
                + " square and its mirror image, east to west, count as one. A pair of Horse"
                + " counts for each of its squares. Attacks and passes are left out. Share: of"
                + " all games that got that far. Win rate: of those of the games that are"
                + " finished.")
        .definedIn(Openings.ID)
        .missing("share", of -> totals.none(Key.of("of", of.get(0), of.get(1))).habit())
        .of(rows);
  }

  /** Key of the games with an action of a side. */
  private static Key of(RowTotals row) {
    return Key.of("of", row.part(0), row.part(1));
  }

  /** The choices of an action of a side, those of most games first. */
  private static List<RowTotals> rows(Totals totals, String side, String action, SquaresInfo info) {
    return totals.keys("games", side, action).stream()
        .map(key -> totals.row(side, action, key.part(3), key.part(4)))
        .sorted(
            Comparator.comparingLong((RowTotals row) -> -row.count("games"))
                .thenComparing(row -> info.kind(row.part(2)))
                .thenComparing(row -> row.part(3)))
        .toList();
  }
}
