package org.wardiary.reports.page;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wardiary.analytics.study.Openings;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.csv.Numbers;

/** The most frequent openings as small boards, with what became of them. */
final class OpeningGallery {

  private static final int MOST = 4;

  private final Html html;
  private final OpeningPictures pictures;

  OpeningGallery(Html html, OpeningPictures pictures) {
    this.html = html;
    this.pictures = pictures;
  }

  void write(String game, Table table) {
    List<String> sides = table.rows().stream().map(row -> row.text("side")).distinct().toList();
    for (String side : sides) {
      List<Row> rows =
          table
              .select(
                  row ->
                      row.is("side", side)
                          && row.is("moves", "first or second")
                          && row.count("actions") == Openings.LENGTH
                          && !row.is("opening", Openings.ONCE))
              .stream()
              .limit(MOST)
              .toList();
      if (rows.stream().anyMatch(row -> picture(game, row).isPresent())) {
        html.element("h4", side + ": the most frequent first three actions");
        html.open("div", "class", "gallery").line();
        rows.forEach(row -> card(game, row));
        html.close().line();
      }
    }
  }

  private Optional<String> picture(String game, Row row) {
    return pictures.picture(game, row.text("side"), List.of(row.text("orders").split(" ")));
  }

  private void card(String game, Row row) {
    html.open("figure", "class", "card");
    picture(game, row).ifPresent(svg -> Images.svg(html, svg, row.text("opening")));
    html.open("figcaption").text(row.text("opening")).open("br");
    OptionalDouble rate = row.number("win_rate");
    html.element(
        "span",
        row.count("games")
            + " games"
            + (rate.isEmpty()
                ? ", too few for a rate"
                : ", won "
                    + Numbers.percent(rate.getAsDouble())
                    + " ("
                    + Numbers.percent(row.number("win_rate_low").orElseThrow())
                    + " to "
                    + Numbers.percent(row.number("win_rate_high").orElseThrow())
                    + ")"),
        "class",
        "unit");
    html.close().close().line();
  }
}
