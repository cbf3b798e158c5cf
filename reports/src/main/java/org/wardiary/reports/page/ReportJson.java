package org.wardiary.reports.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.table.Cell;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** A report as JSON: what its page shows, with every row of every table. */
final class ReportJson {

  private ReportJson() {}

  /**
   * The whole document.
   *
   * @param input what the report is made of
   * @param reports its parts, one for each kind of game, in the order shown
   */
  static ObjectNode of(ReportInput input, List<GameReport> reports) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("title", input.title());
    ArrayNode games = json.putArray("games");
    for (GameReport report : reports) {
      ObjectNode game = games.addObject();
      game.put("game", report.study().game());
      game.put("title", report.title());
      game.put("source", report.study().source());
      ArrayNode findings = game.putArray("findings");
      report.findings().forEach(finding -> add(findings.addObject(), finding));
      ArrayNode tables = game.putArray("tables");
      report.tables().forEach(table -> tables.add(table(table)));
    }
    ArrayNode facts = json.putArray("provenance");
    input
        .provenance()
        .forEach(fact -> facts.addObject().put("name", fact.name()).put("value", fact.value()));
    return json;
  }

  private static void add(ObjectNode json, Finding finding) {
    json.put("table", finding.table());
    json.put("kind", finding.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    json.put("text", finding.text());
    finding.next().ifPresent(next -> json.put("next", next));
  }

  private static ObjectNode table(Table table) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", table.id());
    json.put("title", table.title());
    json.put("note", table.note());
    ArrayNode columns = json.putArray("columns");
    for (Column column : table.columns().list()) {
      columns.addObject().put("name", column.name()).put("unit", column.unit());
    }
    ArrayNode rows = json.putArray("rows");
    for (Row row : table.rows()) {
      ArrayNode cells = rows.addArray();
      row.cells().forEach(cell -> add(cells, cell));
    }
    return json;
  }

  private static void add(ArrayNode cells, Cell cell) {
    if (cell instanceof Cell.Text text) {
      cells.add(text.value());
    } else if (cell instanceof Cell.Count count) {
      cells.add(count.value());
    } else if (cell instanceof Cell.Number number) {
      cells.add(number.value());
    } else {
      cells.addNull();
    }
  }
}
