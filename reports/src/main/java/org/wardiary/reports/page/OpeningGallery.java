package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.game.squares.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.Numbers;

/**
 * A side's most frequent openings as small boards, with what became of them.
 *
 * @param side the side
 * @param cards the openings, most frequent first
 */
record OpeningGallery(String side, List<Card> cards) {

  private static final int MOST = 4;

  /**
   * One opening.
   *
   * @param opening its actions
   * @param games in how many games it was played
   * @param rate how many of them the side won, with interval; nothing if there are too few
   * @param svg a picture, an SVG document, if there is one
   */
  record Card(String opening, long games, Optional<String> rate, Optional<String> svg) {}

  /**
   * The galleries of the sides of which there are pictures.
   *
   * @param game id of the kind of game
   * @param table the table of its openings
   */
  static List<OpeningGallery> of(String game, Table table, OpeningPictures pictures) {
    return table.rows().stream()
        .map(row -> row.text("side"))
        .distinct()
        .map(side -> of(game, side, table, pictures))
        .filter(gallery -> gallery.cards.stream().anyMatch(card -> card.svg.isPresent()))
        .toList();
  }

  private static OpeningGallery of(
      String game, String side, Table table, OpeningPictures pictures) {
    return new OpeningGallery(
        side,
        table.rows().stream()
            .filter(row -> row.is("side", side) && shown(row))
            .limit(MOST)
            .map(row -> card(row, pictures.picture(game, side, actions(row))))
            .toList());
  }

  private static boolean shown(Row row) {
    return row.is("moves", "first or second")
        && row.count("actions") == Openings.LENGTH
        && !row.is("opening", Openings.ONCE);
  }

  private static List<String> actions(Row row) {
    return List.of(row.text("orders").split(" "));
  }

  private static Card card(Row row, Optional<String> svg) {
    Optional<String> rate =
        row.number("win_rate").isEmpty()
            ? Optional.empty()
            : Optional.of(
                Text.of(
                    "%s (%s to %s)",
                    percent(row, "win_rate"),
                    percent(row, "win_rate_low"),
                    percent(row, "win_rate_high")));
    return new Card(row.text("opening"), row.count("games"), rate, svg);
  }

  private static String percent(Row row, String column) {
    return Numbers.percent(row.number(column).orElseThrow());
  }
}
