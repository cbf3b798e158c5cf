package org.wardiary.analytics.filter;

import java.util.Comparator;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.view.GameSummary;

/**
 * A pool of games that may be counted together: all games with the same values of these fields.
 *
 * @param kind the kind of game
 * @param rules name of the rules by which the games were played, or of their game file
 * @param players who played the games
 * @param event the event of the games, "" for none
 */
public record GamePool(String kind, String rules, Players players, String event)
    implements Comparable<GamePool> {

  private static final Comparator<GamePool> ORDER =
      Comparator.comparing(GamePool::kind)
          .thenComparing(GamePool::rules)
          .thenComparing(GamePool::players)
          .thenComparing(GamePool::event);

  /** Who played. */
  public enum Players {
    /** At least one person. */
    PEOPLE,
    /** Programs alone. */
    PROGRAMS,
    /** More than two sides: statistics compare two. */
    SEVERAL_SIDES,
    /** Nobody: the game was not played. */
    NOBODY
  }

  /** The pool of a game. */
  public static GamePool of(GameSummary game) {
    return new GamePool(
        game.getGame(), RulePools.counted(game), players(game), EventPools.name(game));
  }

  private static Players players(GameSummary game) {
    if (!Endings.isPlayed(game.getTermination())) {
      return Players.NOBODY;
    }
    if (game.getSides().size() > 2) {
      return Players.SEVERAL_SIDES;
    }
    return game.getSimulated() ? Players.PROGRAMS : Players.PEOPLE;
  }

  /** Whether the games were played by the standard rules, those of the rulebook. */
  boolean standard() {
    return rules.equals(RulePools.STANDARD);
  }

  /** Whether two sides played the games. */
  public boolean isOfTwo() {
    return players == Players.PEOPLE || players == Players.PROGRAMS;
  }

  /** Whether at least one person played in each game. */
  boolean ofPeople() {
    return players == Players.PEOPLE;
  }

  @Override
  public int compareTo(GamePool other) {
    return ORDER.compare(this, other);
  }
}
