package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameLength;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Rounds;
import org.wardiary.analytics.study.Scores;
import org.wardiary.analytics.study.WinConditions;
import org.wardiary.analytics.table.Table;

/** All tables of a kind of game. */
public final class Studies {

  private Studies() {}

  /**
   * All tables of a set of games in the order in which a report shows them: those that every game
   * has, then the game's own. Tables without rows are left out.
   */
  public static List<Table> tables(GameSet set, GameInfo info) {
    List<Table> tables = new ArrayList<>(common(set));
    for (GameStudy study : GameStudies.of(set.game())) {
      tables.addAll(study.tables(set, info));
    }
    return tables.stream()
        .filter(table -> !table.rows().isEmpty())
        .map(table -> table.withSource(set.source()))
        .toList();
  }

  private static List<Table> common(GameSet set) {
    List<Table> tables = new ArrayList<>();
    tables.add(WinConditions.table(set));
    tables.add(Balance.table(set));
    tables.add(Rounds.table(set));
    tables.add(GameLength.distribution(set));
    tables.add(GameLength.table(set));
    if (Scores.kept(set)) {
      tables.add(Scores.curves(set));
      tables.add(Scores.winnerCurves(set));
      tables.add(Scores.atEnd(set));
    }
    return tables;
  }
}
