package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.events.game.Position;
import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.csv.OutputFile;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game at any ply. */
@Command(
    name = "position",
    mixinStandardHelpOptions = true,
    description = "Shows a game's position after N answers: as text, JSON, or a picture.")
final class PositionCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private GameArgument game;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;
  @Mixin private ViewerOption viewer;

  @Option(names = "--at", paramLabel = "N", description = "after N answers (default: the end)")
  private Integer at;

  @Option(names = "--json", description = "print the position as one JSON object")
  private boolean json;

  @Option(names = "--text", description = "describe the game in words instead, up to that point")
  private boolean text;

  @Option(names = "--svg", paramLabel = "FILE", description = "write a picture as SVG")
  private Path svg;

  @Option(names = "--png", paramLabel = "FILE", description = "write a picture as PNG")
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
    new GameLookup(storage, maps, "wardiary position").with(game, this::show);
    return ExitCode.DONE;
  }

  private void show(GameHistory history) {
    View view = viewer.of(history.setup().game());
    int ply = history.ply(Optional.ofNullable(at), view);
    Position position = history.at(ply);
    if (json) {
      console.out().println(view.json().write(position));
    } else if (text) {
      console.out().print(history.account(ply, view).text());
    } else {
      console.out().print(view.text(position));
    }
    writePictures(history, position, view);
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
      OutputFile.write(svg, SvgWriter.of(palette).write(scene));
    }
    if (png != null) {
      OutputFile.write(png, PngWriter.of(palette).write(scene, width));
    }
  }
}
