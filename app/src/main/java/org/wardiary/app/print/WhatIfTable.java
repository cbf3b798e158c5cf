package org.wardiary.app.print;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Games as recorded and by other rules of scoring, as a table. */
public final class WhatIfTable {

  private WhatIfTable() {}

  /** All games, one row each. */
  public static Table of(List<RescoredGame> games) {
    return new TableBuilder<RescoredGame>("what-if", "Results by other rules of scoring")
        .text("game_id", game -> game.recorded().getGameId())
        .text("event", game -> game.recorded().getEvent())
        .text("date", game -> game.recorded().getDate())
        .text("first_player", game -> game.recorded().getFirstPlayer())
        .text("second_player", game -> game.recorded().getSecondPlayer())
        .text("result", game -> game.recorded().getResult())
        .text("termination", game -> game.recorded().getTermination())
        .count("plies", "answers", game -> game.recorded().getPlies())
        .text("change", game -> game.change().words())
        .text("result_then", RescoredGame::result)
        .text("termination_then", RescoredGame::termination)
        .count("plies_then", "answers", RescoredGame::plies)
        .of(games);
  }
}
