package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.table.Table;

/** The list of statistics: which tables are made of a kind of game. */
public final class Studies {

  private Studies() {}

  /** All tables of a set of games, in the order in which a report shows them. */
  public static List<Table> tables(GameSet set, GameInfo info) {
    List<Table> tables = new ArrayList<>();
    tables.add(WinConditions.table(set));
    tables.add(Balance.table(set));
    tables.add(GameLength.table(set));
    tables.add(GameLength.distribution(set));
    return tables.stream().map(table -> table.withSource(set.source())).toList();
  }
}
