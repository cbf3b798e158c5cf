package org.wardiary.analytics.game;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Table;

/**
 * The statistics of a game, beside those that every game has. A game may have several: a variant's
 * own beside those of its family. Immutable and safe to share between threads.
 */
public interface GameStudy {

  /** Ids of the games that it is about, e.g. {@code family/variant}. */
  Set<String> games();

  /** How the messages of these games' own rows are read; none if the statistics need no rows. */
  default List<RowReader<?, ?>> rows() {
    return List.of();
  }

  /**
   * The tables in the order in which a report shows them; those without rows are left out of the
   * report.
   *
   * @param set all games of one of {@link #games}
   * @param info what is known of that game beside its rows
   */
  default List<Table> tables(GameSet set, GameInfo info) {
    return List.of();
  }

  /**
   * What the tables say, in plain words, most important first. Nothing is said that no table holds.
   *
   * @param tables all tables of one of {@link #games}, the common ones too
   */
  default List<Finding> findings(Tables tables) {
    return List.of();
  }
}
