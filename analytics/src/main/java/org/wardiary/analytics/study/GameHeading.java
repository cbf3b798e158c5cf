package org.wardiary.analytics.study;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.projector.view.GameSummary;

/**
 * What every list of games shows of a game, regardless of its subject.
 *
 * @param name players, event, round and date
 * @param map name of the map
 * @param result the side that won, {@code draw}, or {@code *} if the game is unfinished
 */
public record GameHeading(String name, String map, String result) {

  /**
   * A game as people speak of it: players, event, round and date, as far as they are known.
   *
   * @param game the game's row
   */
  public static String words(GameSummary game) {
    String players = game.getFirstPlayer() + " – " + game.getSecondPlayer();
    return Stream.of(
            players.equals(" – ") ? "" : players,
            game.getEvent(),
            game.getRound().isEmpty() ? "" : "round " + game.getRound(),
            game.getDate())
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** The heading of a game. */
  public static GameHeading of(GameSummary game) {
    return new GameHeading(words(game), game.getMap(), game.getResult());
  }
}
