package org.wardiary.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameArgument;
import org.wardiary.app.option.GameLookup;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.PictureOptions;
import org.wardiary.app.option.PointOption;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.option.ViewerOption;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Position;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows the position of a game at any point. */
@Command(
    name = "position",
    mixinStandardHelpOptions = true,
    description = "Shows a game's position at any point: as text, JSON, or a picture.")
final class PositionCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private GameArgument game;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;
  @Mixin private ViewerOption viewer;
  @Mixin private EditionOption edition;
  @Mixin private PointOption point;

  @Option(names = "--json", description = "print the position as one JSON object")
  private boolean json;

  @Option(names = "--text", description = "describe the game in words instead, up to that point")
  private boolean text;

  @Mixin private PictureOptions pictures;

  PositionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    pictures.check();
    requireOneForm();
    new GameLookup(storage, maps, edition, "wardiary position").with(game, this::show);
    return ExitCode.DONE;
  }

  private void requireOneForm() {
    List<String> forms = new ArrayList<>();
    if (json) {
      forms.add("--json");
    }
    if (text) {
      forms.add("--text");
    }
    if (pictures.takeStandardOutput()) {
      forms.add("a picture");
    }
    if (forms.size() > 1) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected one thing on standard output but got %s", String.join(" and ", forms)));
    }
  }

  private void show(GameHistory history) {
    View view = viewer.of(history.setup().game());
    if (!text || pictures.areWanted()) {
      history.requirePlay();
    }
    int ply = point.ply(game.name(), history, view);
    Position position = history.at(ply);
    if (!pictures.takeStandardOutput()) {
      print(history, position, view);
    }
    if (pictures.areWanted()) {
      DrawnPosition drawn = history.drawn(position, view);
      pictures.write(console, GamePresentations.requirePicture(view.game().id()).full(drawn));
    }
  }

  private void print(GameHistory history, Position position, View view) {
    if (json) {
      console.out().println(view.json().write(position));
    } else if (text) {
      console.out().print(history.account(position.ply(), view).text());
    } else {
      console.out().print(view.text(position));
    }
  }
}
