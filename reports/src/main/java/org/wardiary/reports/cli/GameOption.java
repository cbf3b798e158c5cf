package org.wardiary.reports.cli;

import java.util.stream.Collectors;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a game's id. */
final class GameOption implements ITypeConverter<Game> {

  @Override
  public Game convert(String id) {
    return Games.find(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Text.of(
                        "expected one of %s but got '%s'",
                        Games.all().stream().map(Game::id).collect(Collectors.joining(", ")), id)));
  }
}
