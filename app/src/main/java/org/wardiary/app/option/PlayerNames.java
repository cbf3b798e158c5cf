package org.wardiary.app.option;

import java.util.Iterator;
import java.util.stream.Stream;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.play.Players;

/** The names of the built-in players of all games, for the help and for completion. */
final class PlayerNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Stream.concat(
            Stream.of(Players.UNIFORM),
            Games.all().stream().flatMap(game -> game.players().stream()).map(Player::name))
        .distinct()
        .iterator();
  }
}
