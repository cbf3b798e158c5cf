package org.wardiary.analytics;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.game.GameStudy;
import org.wardiary.analytics.study.CommonFindings;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Table;

/** What the tables of a kind of game say, in plain words. */
public final class Findings {

  private Findings() {}

  /**
   * The findings, most important first: those that every game has, then the game's own.
   *
   * @param game id of the kind of game
   * @param list all its tables
   */
  public static List<Finding> of(String game, List<Table> list) {
    Tables tables = new Tables(list);
    List<Finding> findings = new ArrayList<>(CommonFindings.of(tables));
    for (GameStudy study : GameStudies.of(game)) {
      findings.addAll(study.findings(tables));
    }
    return findings;
  }
}
