package org.wardiary.reports.page;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The CSV table that says where the numbers of a report come from. */
final class Provenance {

  private Provenance() {}

  static Table table(List<Fact> facts) {
    TableBuilder table =
        new TableBuilder("provenance", "Where this comes from").text("name", "value");
    facts.forEach(fact -> table.row(fact.name(), fact.value()).end());
    return table.build();
  }
}
