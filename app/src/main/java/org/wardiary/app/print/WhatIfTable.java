package org.wardiary.app.print;

import java.util.List;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.projector.view.GameSummary;

/** Games as recorded and by other rules of scoring, as a table. */
public final class WhatIfTable {

  private WhatIfTable() {}

  /** All games, one row each. */
  public static Table of(List<RescoredGame> games) {
    TableBuilder table =
        new TableBuilder("what-if", "Results by other rules of scoring")
            .text("game_id", "event", "date", "first_player", "second_player")
            .text("result", "termination")
            .count("plies", "answers")
            .text("change", "result_then", "termination_then")
            .count("plies_then", "answers");
    for (RescoredGame game : games) {
      GameSummary was = game.recorded();
      table
          .row(was.getGameId(), was.getEvent(), was.getDate())
          .text(was.getFirstPlayer(), was.getSecondPlayer())
          .text(was.getResult(), was.getTermination())
          .count(was.getPlies())
          .text(game.change().words(), game.result(), game.termination())
          .count(game.plies())
          .end();
    }
    return table.build();
  }
}
