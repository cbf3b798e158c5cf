package org.wardiary.reports.game.squares;

import java.util.List;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.Numbers;
import org.wardiary.reports.game.Gallery;

/** Each side's most frequent openings as small boards, with what became of them. */
record OpeningGallery(OpeningBoards boards) {

  private static final int MOST = 4;

  /**
   * A gallery for each side of which at least one board can be drawn.
   *
   * @param openings the table of openings
   */
  List<Gallery> galleries(Table openings) {
    return openings.rows().stream()
        .map(row -> row.text("side"))
        .distinct()
        .map(side -> gallery(side, openings))
        .filter(Gallery::hasPictures)
        .toList();
  }

  private Gallery gallery(String side, Table openings) {
    return new Gallery(
        Text.of("%s: the most frequent first three actions", side),
        openings
            .select(OpeningChart.ofLength(Openings.LENGTH).and(row -> row.is("side", side)))
            .stream()
            .limit(MOST)
            .map(row -> card(side, row))
            .toList());
  }

  private Gallery.Card card(String side, Row row) {
    List<String> actions = List.of(row.text("orders").split(" "));
    return new Gallery.Card(row.text("opening"), result(row), boards.picture(side, actions));
  }

  private static String result(Row row) {
    String games = Text.count(row.count("games"), "game");
    return row.number("score").isEmpty()
        ? Text.of("%s, too few for a rate", games)
        : Text.of(
            "%s, scored %s (%s to %s)",
            games, percent(row, "score"), percent(row, "score_low"), percent(row, "score_high"));
  }

  private static String percent(Row row, String column) {
    return Numbers.percent(row.number(column).orElseThrow());
  }
}
