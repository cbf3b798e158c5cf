package org.wardiary.reports.cli.job;

import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.tally.GameCounter;

/** The games that a query means, and what is said of one that means none. */
public final class SelectedGames {

  private SelectedGames() {}

  /**
   * The games to be counted.
   *
   * @throws InputRefused if there are none, or they must not be counted together
   */
  public static GameSelection selected(ReadSide read, GameQuery query) {
    return selected(read, query, new GameSelection.Builder(query));
  }

  /**
   * The games to be asked a query that is about some kinds of games alone.
   *
   * @param builder takes these kinds
   * @throws InputRefused if there are none of any kind, or they must not be counted together
   */
  public static GameSelection selected(
      ReadSide read, GameQuery query, GameSelection.Builder builder) {
    try {
      GameSelection selection = GameCounter.filled(builder, read.rows().storedSummaries()).build();
      if (builder.otherKinds().isEmpty() || selection.fitting() > 0) {
        requireCountable(selection, query);
      }
      return selection;
    } catch (BadQuery e) {
      throw refused(e);
    }
  }

  /** What a person is told of a query that is refused. */
  static InputRefused refused(BadQuery e) {
    return new InputRefused("--" + e.getMessage());
  }

  /** Refuses a query that means no game, or none that counts. */
  static void requireCountable(GameSelection selection, GameQuery query) {
    requireGames(selection, query);
    if (selection.games() == 0) {
      throw new InputRefused(
          Text.of(
              "expected games by the standard rules but %s",
              selection.note().orElse("there are none")));
    }
  }

  /** The games that a query means. */
  public static GameSelection.Builder meant(ReadSide read, GameQuery query) {
    return GameCounter.meant(read.rows().storedSummaries(), query);
  }

  /** Refuses a query that means no game. */
  public static void requireGames(GameSelection selection, GameQuery query) {
    if (selection.archived() == 0) {
      throw new InputRefused(
          "expected archived games but there are none: 'wardiary archive FILE' first");
    }
    if (selection.fitting() == 0) {
      throw new InputRefused(
          Text.of(
              "expected games with %s but none of the %d fits", query.text(), selection.archived()));
    }
  }
}
