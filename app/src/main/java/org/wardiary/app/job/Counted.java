package org.wardiary.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.projector.game.GameProjections;
import org.wardiary.projector.game.RowKind;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.rows.Census;
import org.wardiary.reports.rows.GameRows;
import org.wardiary.reports.rows.GameRows.Limits;

/**
 * The counts of some games, from their rows.
 *
 * @param selection the games
 * @param census their totals
 * @param studies the statistics of each kind of game, sorted by its id
 */
record Counted(GameSelection selection, Census census, List<Study> studies) {

  /**
   * Counts games on all processors.
   *
   * @param infos what is known of a kind of game, by its id
   * @param temporary folder for temporary files
   */
  static Counted of(
      ReadSide read, GameSelection selection, Function<String, GameInfo> infos, Path temporary) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    try (GameRows rows = rows(read, summaries, selection, temporary)) {
      return new Counted(selection, Census.of(rows, summaries), Studies.of(rows, infos));
    }
  }

  /** How likely each side was to win, in some games, with the parameters of {@link #of}. */
  static Chances chances(
      ReadSide read, GameSelection selection, Function<String, GameInfo> infos, Path temporary) {
    try (GameRows rows = rows(read, read.rows().storedSummaries(), selection, temporary)) {
      return Chances.of(rows, infos);
    }
  }

  /** All rows that statistics read. */
  private static GameRows rows(
      ReadSide read, StoredRows<GameSummary> summaries, GameSelection selection, Path temporary) {
    List<StoredRows<?>> kinds =
        new ArrayList<>(
            List.of(summaries, read.rows().storedTallies(), read.rows().storedDecisions()));
    GameProjections.rows().stream()
        .filter(Counted::isStudied)
        .forEach(kind -> kinds.add(read.rows().stored(kind)));
    return GameRows.read(selection, kinds, temporary, Limits.USUAL);
  }

  /** Whether a statistic reads rows of a kind; a game may have rows for other readers. */
  private static boolean isStudied(RowKind<?> kind) {
    return GameStudies.all().stream()
        .flatMap(study -> study.rows().stream())
        .anyMatch(reader -> reader.message().equals(kind.view()));
  }
}
