package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.wardiary.events.game.Position;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A game at any ply. */
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
  @Mixin private PointOption point;

  @Option(names = "--json", description = "print the position as one JSON object")
  private boolean json;

  @Option(names = "--text", description = "describe the game in words instead, up to that point")
  private boolean text;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "write a picture as SVG, - for standard output")
  private Path svg;

  @Option(
      names = "--png",
      paramLabel = "FILE",
      description = "write a picture as PNG, - for standard output")
  private Path png;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "1200",
      description = "width of the PNG (default: 1200)")
  private int width;

  @Option(names = "--dark", description = "draw for a dark background")
  private boolean dark;

  PositionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (isOutput(svg) && isOutput(png)) {
      throw new ParameterException(
          spec.commandLine(), "expected one of --svg and --png on standard output but got both");
    }
    new GameLookup(storage, maps, "wardiary position").with(game, this::show);
    return ExitCode.DONE;
  }

  private void show(GameHistory history) {
    View view = viewer.of(history.setup().game());
    int ply = point.ply(history, view);
    Position position = history.at(ply);
    // a picture on standard output stands there alone
    if (Stream.of(svg, png).noneMatch(PositionCommand::isOutput)) {
      print(history, position, view);
    }
    writePictures(history, position, view);
  }

  private static boolean isOutput(Path file) {
    return file != null && Console.isStandardOutput(file);
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

  private void writePictures(GameHistory history, Position position, View view) {
    if (svg == null && png == null) {
      return;
    }
    Scene scene =
        GamePresentations.requirePicture(history.setup().game().id())
            .full(history.moment(position, view));
    Palette palette = dark ? Palette.DARK : Palette.LIGHT;
    if (svg != null) {
      console.write(svg, SvgWriter.of(palette).write(scene));
    }
    if (png != null) {
      console.write(png, PngWriter.of(palette).write(scene, width));
    }
  }
}
