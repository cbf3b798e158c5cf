package org.wardiary.app.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.referee.Trace;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.testkit.InBrowser;

/**
 * Checks that a browser shows at every ply of bundled games what {@code trace} prints, for a sample
 * of them, or all with {@code -Dwardiary.viewer.all=true}.
 */
class ViewerPositionsTest extends InBrowser {

  /** Reads at each step the position in the table's attribute and the table's rows. */
  private static final String READ_ALL =
      """
      const viewer = window.wardiary.viewers[0];
      const table = document.querySelector('.wd-twin table');
      const seen = [];
      for (let step = 0; step <= viewer.model.last; step++) {
        viewer.go(step);
        const rows = Array.from(table.tBodies[0].rows).map((row) =>
          row.cells[0].textContent + '|' + row.cells[1].textContent + '|' + row.cells[2].dataset.units.split(' ').sort().join(' '));
        seen.push(table.dataset.position + '\\n' + rows.join('\\n'));
      }
      return seen;
      """;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @MethodSource("org.wardiary.reports.Tournaments#ids")
  void everyPositionShown_isThatOfTrace(String id) throws IOException {
    ViewerPages pages = ViewerPages.in(folder);
    int number = 0;
    for (GameHistory history : Documents.games(id)) {
      for (View view : Documents.views(history.setup().game())) {
        List<String> lines = new ArrayList<>();
        history.walk(new Trace(view.json(), lines::add));
        Path page = pages.write("game" + number++, history, view);
        browser.open(page, "");
        check(lines, (List<?>) browser.run(READ_ALL), id);
      }
    }
    assertThat(browser.complaints()).isEmpty();
  }

  private static void check(List<String> lines, List<?> seen, String about) throws IOException {
    assertThat(seen).as(about).hasSameSizeAs(lines);
    for (int step = 0; step < lines.size(); step++) {
      String[] shown = seen.get(step).toString().split("\n", 2);
      JsonNode traced = MAPPER.readTree(lines.get(step));
      assertThat(MAPPER.readTree(shown[0])).as("%s, step %d", about, step).isEqualTo(traced);
      assertThat(new TreeSet<>(List.of(shown[1].split("\n"))))
          .as("%s, step %d", about, step)
          .isEqualTo(rows(traced));
    }
  }

  /** The rows that the table of a position must have: place, side, units. */
  private static Set<String> rows(JsonNode position) {
    Map<String, List<String>> units = new TreeMap<>();
    position
        .get("units")
        .properties()
        .forEach(
            side ->
                side.getValue()
                    .properties()
                    .forEach(
                        unit ->
                            units
                                .computeIfAbsent(
                                    unit.getValue().asText() + "|" + side.getKey(),
                                    key -> new ArrayList<>())
                                .add(unit.getKey())));
    TreeSet<String> rows = new TreeSet<>();
    units.forEach(
        (place, ids) -> rows.add(place + "|" + String.join(" ", ids.stream().sorted().toList())));
    return rows.isEmpty() ? new TreeSet<>(List.of("")) : rows;
  }
}
