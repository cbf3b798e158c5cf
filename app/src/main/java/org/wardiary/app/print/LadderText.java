package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.analytics.ladder.LadderRatings.Rating;
import org.wardiary.analytics.ladder.Sprt;
import org.wardiary.app.terminal.Columns;
import org.wardiary.events.text.Text;

/**
 * A ladder as a table.
 *
 * @param test the test of each rung against the one below
 * @param rungs the players' rungs, the lowest first; that one has no games
 * @param ratings the players' ratings
 */
public record LadderText(Sprt test, List<Rung> rungs, List<Rating> ratings) {

  private static final List<String> HEADER =
      List.of(
          "player",
          "pairs",
          "0",
          "0.5",
          "1",
          "1.5",
          "2",
          "score",
          "log ratio",
          "verdict",
          "Elo",
          "95 % interval",
          "answers",
          "ended by");

  /** The table. */
  public String text() {
    List<List<String>> rows = new ArrayList<>(List.of(HEADER));
    for (int i = 0; i < rungs.size(); i++) {
      rows.add(i == 0 ? lowest() : row(rungs.get(i), ratings.get(i)));
    }
    return Columns.text(rows);
  }

  private List<String> lowest() {
    List<String> row = new ArrayList<>(List.of(rungs.get(0).player()));
    while (row.size() < HEADER.size()) {
      row.add(HEADER.get(row.size()).equals("Elo") ? "0" : "");
    }
    return row;
  }

  private List<String> row(Rung rung, Rating rating) {
    List<String> row = new ArrayList<>();
    row.add(rung.player());
    row.add(Integer.toString(rung.scores().pairs()));
    rung.scores().counts().forEach(count -> row.add(Integer.toString(count)));
    row.add(Text.of("%.3f", rung.scores().score()));
    row.add(Text.rounded(test.logRatio(rung.scores()), 2));
    row.add(test.verdict(rung.scores()).name().toLowerCase(Locale.ROOT).replace('_', ' '));
    row.add(Text.rounded(rating.value(), 0));
    row.add(Text.of("%s to %s", Text.rounded(rating.low(), 0), Text.rounded(rating.high(), 0)));
    row.add(Text.of("%.0f", rung.answersAGame()));
    row.add(rung.endingsText());
    return row;
  }
}
