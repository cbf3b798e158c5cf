package org.wardiary.app.option;

import java.util.Iterator;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the id of a kind of game to the game. */
public final class GameOption implements ITypeConverter<Game> {

  /** The ids of all games, for the help and for completion. */
  public static final class Ids implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Games.all().stream().map(Game::id).iterator();
    }
  }

  @Override
  public Game convert(String id) {
    return Games.refereed(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Text.of(
                        "expected a game with complete rules, one of %s, but got '%s'",
                        String.join(", ", new Ids()), id)));
  }
}
