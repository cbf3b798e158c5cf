package org.wardiary.events.game;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.generalsview.GeneralsView;
import org.wardiary.events.game.onthesquare.OnTheSquare;
import org.wardiary.events.game.squares.SquaresGame;

/** The list of games: one line a game. */
public final class Games {

  private static final List<Game> ALL =
      List.of(SquaresGame.CIVIL_WAR, SquaresGame.NAPOLEONIC, new GeneralsView(), new OnTheSquare());

  private Games() {}

  /** All games, in the order in which people see them. */
  public static List<Game> all() {
    return ALL;
  }

  /** The game with an id. */
  public static Optional<Game> find(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
