package org.wardiary.app.print;

import java.util.List;
import org.wardiary.events.referee.PlannedGame;
import org.wardiary.events.referee.Simulation;
import org.wardiary.events.referee.Verdict;

/**
 * The result of a pair of games.
 *
 * @param halves half points of the player who had the first-named side in the first game; a game
 *     that is left unfinished counts as drawn
 * @param answers number of answers of both games
 * @param endings what ended each game
 * @param records their records; empty if they are not kept
 */
public record PlayedPair(int halves, long answers, List<String> endings, List<String> records) {

  /** Copies the lists. */
  public PlayedPair {
    endings = List.copyOf(endings);
    records = List.copyOf(records);
  }

  /** Whether records are kept. */
  public enum Records {
    KEPT,
    LEFT_OUT
  }

  /** Plays a pair of games. */
  public static PlayedPair of(List<PlannedGame> planned, Simulation simulation, Records kept) {
    List<Verdict.Accepted> games = planned.stream().map(simulation::play).toList();
    int halves = 0;
    long answers = 0;
    for (int i = 0; i < 2; i++) {
      Verdict.Accepted game = games.get(i);
      halves += Rung.halves(game, game.sequence().setup().game().sides().get(i));
      answers += game.sequence().length();
    }
    return new PlayedPair(
        halves,
        answers,
        games.stream().map(Verdict.Accepted::termination).toList(),
        kept == Records.KEPT
            ? games.stream().map(Verdict.Accepted::canonical).toList()
            : List.of());
  }
}
