package org.wardiary.app.print;

import java.util.List;
import java.util.function.Function;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Games as recorded and by other rules of scoring, as a table. */
public final class WhatIfTable {

  private WhatIfTable() {}

  /** All games, one row each. */
  public static Table of(List<RescoredGame> games) {
    return WhatIfTable.<RescoredGame>columns(game -> game).of(games);
  }

  /**
   * The columns about how games end.
   *
   * @param <T> what is known of a game
   * @param end how it ended, and how it would have ended
   */
  static <T> TableBuilder<T> columns(Function<T, RescoredGame> end) {
    return new TableBuilder<T>("what-if", "Results by other rules")
        .text("game_id", game -> end.apply(game).recorded().getGameId())
        .text("event", game -> end.apply(game).recorded().getEvent())
        .text("date", game -> end.apply(game).recorded().getDate())
        .text("first_player", game -> end.apply(game).recorded().getFirstPlayer())
        .text("second_player", game -> end.apply(game).recorded().getSecondPlayer())
        .text("result", game -> end.apply(game).recorded().getResult())
        .text("termination", game -> end.apply(game).recorded().getTermination())
        .count("plies", "answers", game -> end.apply(game).recorded().getPlies())
        .text("change", game -> end.apply(game).change().words())
        .text("result_then", game -> end.apply(game).result())
        .text("termination_then", game -> end.apply(game).termination())
        .count("plies_then", "answers", game -> end.apply(game).plies());
  }
}
