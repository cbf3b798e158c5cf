package org.wardiary.analytics.filter;

import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/**
 * Games that may be counted together.
 *
 * @param kind the kind of game
 * @param rules name of the rules by which they were played
 * @param players who played them
 * @param event their event, "" for none
 */
record GamePool(String kind, String rules, Players players, String event) {

  /** Who played. */
  enum Players {
    PEOPLE,
    PROGRAMS
  }

  /** That of a game. */
  static GamePool of(GameSummary game) {
    return new GamePool(
        game.getGame(),
        RulePools.name(game),
        game.getSimulated() ? Players.PROGRAMS : Players.PEOPLE,
        EventPools.name(game));
  }

  /** Whether they were played by the rulebook. */
  boolean standard() {
    return rules.equals(RulePools.STANDARD);
  }

  /** Whether people played them. */
  boolean ofPeople() {
    return players == Players.PEOPLE;
  }

  /** Writes it. */
  void write(StateWriter out) {
    out.text(kind).text(rules).text(players.name()).text(event);
  }

  /** Reads one that was written. */
  static GamePool read(StateReader in) {
    return new GamePool(in.text(), in.text(), Players.valueOf(in.text()), in.text());
  }
}
