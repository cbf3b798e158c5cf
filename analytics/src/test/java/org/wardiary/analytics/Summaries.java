package org.wardiary.analytics;

import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/** Summaries for tests: games with usual values except for what a test is about. */
public final class Summaries {

  private Summaries() {}

  /**
   * A game of Blue against Gray in which Blue has the first turn.
   *
   * @param id a number that becomes its id
   * @param result Blue, Gray, draw or *
   */
  public static GameSummary.Builder game(long id, String blue, String gray, String result) {
    return GameSummary.newBuilder()
        .setGameId(Text.of("%016x", id))
        .setGame("squares/civil-war")
        .setMap("squares")
        .setEvent("Club evening")
        .setSite("")
        .setDate("")
        .setRound("1")
        .setFirstPlayer(blue)
        .setSecondPlayer(gray)
        .setSimulated(false)
        .setSides(List.of("Blue", "Gray"))
        .setFirstMover("Blue")
        .setResult(result)
        .setTermination(result.equals("*") ? "unfinished" : "attrition")
        .setEndedBy("rules")
        .setFirstLosses(0)
        .setSecondLosses(0)
        .setPlies(40)
        .setTurns(30)
        .setEvents(1L)
        .setFirstOpening(List.of())
        .setSecondOpening(List.of())
        .setCounts(Map.of());
  }
}
