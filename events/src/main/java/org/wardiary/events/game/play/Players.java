package org.wardiary.events.game.play;

import java.math.BigDecimal;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;

/** Players by their names. */
public final class Players {

  private static final String NAMES = "uniform, aggressive or mixed:P with P from 0 to 1";
  private static final String MIXED = "mixed:";

  private Players() {}

  /**
   * The player with a name.
   *
   * @param name {@code uniform}; {@code aggressive}; {@code mixed:P}, aggressive with probability P
   *     (0 to 1, at most six decimals), else uniform
   * @param game the game to be played
   * @throws IllegalArgumentException if there is no such player, naming the choices
   */
  public static Player named(String name, Game game) {
    if (name.equals("uniform")) {
      return new UniformPlayer();
    }
    if (name.equals("aggressive")) {
      return game.aggressive();
    }
    if (name.startsWith(MIXED) && name.matches("mixed:(0(\\.\\d{1,6})?|1(\\.0{1,6})?)")) {
      return new MixedPlayer(new BigDecimal(name.substring(MIXED.length())), game.aggressive());
    }
    throw new IllegalArgumentException("expected a player %s but got '%s'".formatted(NAMES, name));
  }
}
