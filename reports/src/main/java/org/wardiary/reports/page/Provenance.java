package org.wardiary.reports.page;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The CSV table that says where the numbers of a report come from. */
final class Provenance {

  private Provenance() {}

  static Table table(List<Fact> facts) {
    return new TableBuilder<Fact>("provenance", "Where this comes from")
        .text("name", Fact::name)
        .text("value", Fact::value)
        .of(facts);
  }
}
