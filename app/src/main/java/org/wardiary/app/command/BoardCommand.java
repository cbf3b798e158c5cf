package org.wardiary.app.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.app.option.GameOption;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.PictureOptions;
import org.wardiary.app.option.PlayChecks;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.TextGrid;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a game's board without units. */
@Command(
    name = "board",
    mixinStandardHelpOptions = true,
    description = "Shows a game's empty board with the codes of its spaces: as text or a picture.")
final class BoardCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private MapOptions maps;

  @Parameters(
      paramLabel = "GAME",
      converter = GameOption.class,
      completionCandidates = GameOption.Ids.class,
      description = "the game: ${COMPLETION-CANDIDATES}")
  private Game game;

  @Option(
      names = "--map-name",
      paramLabel = "NAME",
      description = "a map other than the standard one")
  private String mapName;

  @Mixin private PictureOptions pictures;

  BoardCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<BoardPicture> picture = GamePresentations.picture(game.id());
    if (picture.isEmpty()) {
      throw new InputRefused(Text.of("expected a game with a picture but got %s", game.id()));
    }
    pictures.check();
    Scene scene = scene(picture.get(), start());
    if (pictures.areWanted()) {
      pictures.write(console, scene);
    } else {
      console.out().print(TextGrid.of(scene));
    }
    return ExitCode.DONE;
  }

  private Scene scene(BoardPicture picture, Position start) {
    Setup setup = start.setup();
    DrawnPosition drawn = DrawnPosition.of(View.ofUmpire(game).tree(start), setup.map());
    return picture.plain(drawn.withoutUnits());
  }

  private Position start() {
    Setups.Resolved resolved =
        new Setups(maps.library()).of(game, game.sides().get(0), Optional.ofNullable(mapName));
    return PlayChecks.ready(spec, resolved).start();
  }
}
