package org.wardiary.reports.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.wardiary.analytics.table.Column;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.DataPackage;

/** Describes the columns of a report's CSV files, for the {@code datapackage.json} beside them. */
final class Dictionary {

  /** Name of the data package. */
  static final String NAME = "wardiary-report";

  private static final Properties WORDS =
      Resources.properties(Dictionary.class, "columns.properties");

  private Dictionary() {}

  /** The description of all tables of a report. */
  static DataPackage of(ReportInput input, List<GameReport> reports) {
    Map<String, String> facts = new LinkedHashMap<>();
    input.provenance().forEach(fact -> facts.put(fact.name(), fact.value()));
    DataPackage all = new DataPackage(NAME, input.title(), facts);
    for (GameReport report : reports) {
      report.tables().forEach(table -> all.add(resource(report, table)));
    }
    return all;
  }

  private static DataPackage.Resource resource(GameReport report, Table table) {
    return new DataPackage.Resource(
        report.file(table) + ".csv",
        report.title() + ": " + table.title(),
        Text.of(
            "%s Of %s. Defined in docs/statistics/%s.md.",
            table.note(), table.source(), table.definition()),
        table.columns().list().stream().map(column -> field(table, column)).toList(),
        table.rows().size(),
        List.of(),
        "");
  }

  private static DataPackage.Field field(Table table, Column column) {
    String type =
        switch (column.kind()) {
          case TEXT -> "string";
          case COUNT -> "integer";
          default -> "number";
        };
    return new DataPackage.Field(
        column.header(), type, column.unit(), description(table.id(), column) + ".");
  }

  private static String description(String table, Column column) {
    String name = column.name();
    return switch (column.kind()) {
      case LOW -> "Lower bound of the 95 % interval of " + name.replaceAll("_low$", "");
      case HIGH -> "Upper bound of the 95 % interval of " + name.replaceAll("_high$", "");
      default ->
          words(table, name)
              .orElse(
                  column.numeric()
                      ? Text.of("%s, in %s", column.label(), column.unit())
                      : column.label());
    };
  }

  /** The written description of a column, for its table or for all tables, if there is one. */
  static Optional<String> words(String table, String column) {
    return Optional.ofNullable(WORDS.getProperty(table + "." + column, WORDS.getProperty(column)));
  }
}
