package org.wardiary.reports.viewer;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.RefereedGame;
import org.wardiary.reports.archive.View;

/** Games of the bundled tournaments and those who look at them. */
final class Documents {

  /** Every game of the bundled tournaments is tried, not a sample of them. */
  private static final boolean ALL = Boolean.getBoolean("wardiary.viewer.all");

  private static final int APART = 97;

  private Documents() {}

  /** Games of a bundled tournament: a sample, or all if the system property asks for them. */
  static List<GameHistory> games(String game) {
    List<GameHistory> games = new ArrayList<>();
    List<Verdict> verdicts = Tournaments.of(game).verdicts();
    for (int i = 0; i < verdicts.size(); i += ALL ? 1 : APART) {
      games.add(RefereedGame.of(verdicts.get(i), MapLibrary.bundled()));
    }
    return games;
  }

  /** All who see different things in a kind of game. */
  static List<View> views(Game game) {
    List<View> views = new ArrayList<>(List.of(View.ofUmpire(game)));
    if (game.visibility().hidesInformation()) {
      views.add(new View(game, Viewer.FIRST));
      views.add(new View(game, Viewer.SECOND));
    }
    return views;
  }
}
