package org.wardiary.app.job;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.table.Table;
import org.wardiary.app.archive.ArchivedRecords;
import org.wardiary.projector.view.GameSummary;

/**
 * How archived games would have gone by something else: the work of {@code what-if}.
 *
 * @param <T> what is known of a game
 */
public interface WhatIf<T> {

  /**
   * The games that are judged, and what is to be said about others.
   *
   * @param games in the order in which they are listed, at least one
   * @param note what was left out, in a sentence; empty if nothing was
   */
  record Found(List<GameSummary> games, Optional<String> note) {

    /** Copies the list. */
    public Found {
      games = List.copyOf(games);
    }
  }

  /**
   * Selects the games.
   *
   * @param all the games of the archive
   * @throws org.wardiary.events.text.InputRefused if there are none, or they cannot be judged
   */
  Found found(GameQuery query, List<GameSummary> all);

  /** Judges a game. For any thread. */
  T judged(GameSummary game, ArchivedRecords records);

  /** A game as JSON. */
  ObjectNode json(T game);

  /** All games, one row each. */
  Table table(List<T> games);

  /**
   * What is said about the games.
   *
   * @param most how many are listed
   */
  String text(List<T> games, int most);
}
