package org.wardiary.app.job;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.BadQuery;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.GameSelection;
import org.wardiary.analytics.filter.SeveralEvents;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredRows;
import org.wardiary.projector.view.GameSummary;

/** Selects the games that a query matches, and refuses a query that matches none. */
public final class SelectedGames {

  private SelectedGames() {}

  /**
   * Selects the games to search for a pattern that applies only to some kinds of games.
   *
   * @param builder accepts only these kinds
   * @throws InputRefused if there are none of any kind, or they must not be counted together
   */
  public static GameSelection selected(
      ReadSide read, GameQuery query, GameSelection.Builder builder) {
    try {
      GameSelection selection = filled(builder, read).build();
      if (builder.otherKinds().isEmpty() || selection.fitting() > 0) {
        requireCountable(selection, query);
      }
      return selection;
    } catch (BadQuery e) {
      throw refused(e);
    }
  }

  /** The refusal of a query, as it is told to a person. */
  static InputRefused refused(BadQuery e) {
    return new InputRefused("--" + e.getMessage());
  }

  /**
   * Refuses a query that selects games that the statistics of a site must not count together.
   *
   * @param ended the games of the site that have ended
   */
  public static void requireTogether(GameQuery query, List<GameSummary> ended) {
    try {
      GameSelection.of(query, ended, SeveralEvents.LARGEST_COUNTED);
    } catch (BadQuery e) {
      throw refused(e);
    }
  }

  /** Refuses a query that matches no game, or none that counts. */
  static void requireCountable(GameSelection selection, GameQuery query) {
    requireGames(selection, query);
    if (selection.games() == 0 && selection.note().isEmpty()) {
      selection
          .unplayedNote()
          .ifPresent(
              note -> {
                throw new InputRefused("expected games that were played but " + note);
              });
    }
    requireCounted(selection.games(), selection.note());
  }

  /**
   * Refuses games none of which counts.
   *
   * @param counted number of games to be counted
   * @param note what was left out because of the rules
   */
  public static void requireCounted(int counted, Optional<String> note) {
    if (counted == 0) {
      throw new InputRefused(
          Text.of("expected games by the standard rules but %s", note.orElse("there are none")));
    }
  }

  /** The games that a query matches. */
  public static GameSelection.Builder meant(ReadSide read, GameQuery query) {
    return filled(new GameSelection.Builder(query), read);
  }

  private static GameSelection.Builder filled(GameSelection.Builder builder, ReadSide read) {
    StoredRows<GameSummary> summaries = read.rows().storedSummaries();
    summaries.read(
        (gameId, message) ->
            message
                .map(summaries::decode)
                .ifPresentOrElse(builder::put, () -> builder.remove(gameId)));
    return builder;
  }

  /** Refuses a query that matches no game. */
  public static void requireGames(GameSelection selection, GameQuery query) {
    requireGames(selection.archived(), selection.fitting(), query);
  }

  /**
   * Refuses a query that matches no game.
   *
   * @param archived number of games in the archive
   * @param fitting how many of them the query matches
   */
  public static void requireGames(long archived, long fitting, GameQuery query) {
    if (archived == 0) {
      throw new InputRefused(
          "expected archived games but there are none: 'wardiary archive FILE' first");
    }
    if (fitting == 0) {
      throw new InputRefused(
          Text.of("expected games with %s but none of the %d fits", query.text(), archived));
    }
  }

  /**
   * The games of one kind that a query matches.
   *
   * @param kind id of the kind of game
   * @param all the games of the archive
   * @throws InputRefused if there are none: a query may match games of other kinds alone
   */
  public static List<GameSummary> ofKind(String kind, List<GameSummary> all, GameQuery query) {
    requireGames(all.size(), all.size(), query);
    List<GameSummary> ofKind = all.stream().filter(game -> game.getGame().equals(kind)).toList();
    if (ofKind.isEmpty()) {
      throw new InputRefused(Text.of("expected archived games of %s but there are none", kind));
    }
    List<GameSummary> found = query.select(ofKind);
    if (found.isEmpty()) {
      throw new InputRefused(
          Text.of(
              "expected games of %s with %s but none of the %d fits",
              kind, query.text(), ofKind.size()));
    }
    return found;
  }
}
