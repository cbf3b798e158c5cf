package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Which kinds go to which squares in the opening: {@code docs/statistics/openings.md}. */
public final class OpeningUnits {

  /** Id of the table. */
  public static final String ID = "opening-units";

  private OpeningUnits() {}

  /** The kind and square of each of the first three own actions of each side. */
  static Table table(GameSet set, SquaresInfo info) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Opening choices by kind and square",
                Columns.builder()
                    .text("side")
                    .count("action", "number")
                    .text("kind", "square")
                    .count("games", "games")
                    .count("of", "games")
                    .share("share")
                    .count("wins", "games")
                    .share("win_rate")
                    .build())
            .note(
                "The unit that moved and the square it went to; a square and its mirror image, east"
                    + " to west, count as one. A pair of Horse counts for each of its squares."
                    + " Attacks and passes are left out. Share: of all games that came so far."
                    + " Intervals: 95 %, Wilson. "
                    + Estimate.SMALL_NOTE)
            .definedIn(Openings.ID);
    Map<String, String> images = info.board().flatMap(BoardPlan::mirror).orElse(Map.of());
    for (String side : set.sides()) {
      for (int action = 1; action <= Openings.LENGTH; action++) {
        rows(set, new Place(side, action, images, info), table);
      }
    }
    return table.build();
  }

  private record Place(String side, int action, Map<String, String> images, SquaresInfo info) {

    private Set<Choice> choices(PlayedGame game) {
      Set<Choice> choices = new TreeSet<>(Choice.ORDER);
      for (OpeningOrder.Step step : new OpeningOrder(game.opening(side).get(action - 1)).steps()) {
        choices.add(new Choice(info.kind(step.kind()), square(step.to())));
      }
      return choices;
    }

    private String square(String code) {
      String image = images.getOrDefault(code, code);
      if (image.equals(code)) {
        return code;
      }
      return code.compareTo(image) < 0 ? code + " or " + image : image + " or " + code;
    }
  }

  private record Choice(String kind, String square) {
    private static final Comparator<Choice> ORDER =
        Comparator.comparing(Choice::kind).thenComparing(Choice::square);
  }

  private static void rows(GameSet set, Place place, TableBuilder table) {
    Map<Choice, List<PlayedGame>> choices = new TreeMap<>(Choice.ORDER);
    long of = 0;
    for (PlayedGame game : set.games()) {
      if (game.opening(place.side()).size() >= place.action()) {
        of++;
        place
            .choices(game)
            .forEach(choice -> choices.computeIfAbsent(choice, key -> new ArrayList<>()).add(game));
      }
    }
    List<Map.Entry<Choice, List<PlayedGame>>> sorted = new ArrayList<>(choices.entrySet());
    sorted.sort(Comparator.comparing(entry -> -entry.getValue().size()));
    for (Map.Entry<Choice, List<PlayedGame>> entry : sorted) {
      long games = entry.getValue().size();
      long wins = entry.getValue().stream().filter(game -> game.won(place.side())).count();
      table
          .row()
          .text(place.side())
          .count(place.action())
          .text(entry.getKey().kind(), entry.getKey().square())
          .count(games)
          .count(of)
          .estimate(Estimate.share(games, of))
          .count(wins)
          .estimate(Estimate.share(wins, games))
          .end();
    }
  }
}
