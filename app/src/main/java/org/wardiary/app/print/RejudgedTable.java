package org.wardiary.app.print;

import java.util.List;
import org.wardiary.analytics.table.Table;

/** Recorded games by their own game file and by another edition of it, as a table. */
public final class RejudgedTable {

  private RejudgedTable() {}

  /** All games, one row each. */
  public static Table of(List<RejudgedGame> games) {
    return WhatIfTable.<RejudgedGame>columns(RejudgedGame::end)
        .text("score", game -> RejudgedGame.text(game.score()))
        .text("score_then", game -> RejudgedGame.text(game.scoreThen()))
        .text("level", game -> game.recorded().getLevel())
        .text("level_then", RejudgedGame::levelThen)
        .count("breaches", "breaches", game -> game.own().breaches().size())
        .count("breaches_then", "breaches", game -> game.then().breaches().size())
        .count("breaches_new", "breaches", game -> game.newBreaches().size())
        .count("breaches_gone", "breaches", game -> game.goneBreaches().size())
        .count("attacks", "attacks", game -> game.then().attacks().size())
        .count("attacks_other", "attacks", game -> game.otherResults().size())
        .of(games);
  }
}
