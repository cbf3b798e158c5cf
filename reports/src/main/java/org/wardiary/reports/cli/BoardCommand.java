package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.TextGrid;
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
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A game's board without units. */
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
      description = "another map than the standard one")
  private String mapName;

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

  BoardCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<BoardPicture> picture = GamePresentations.picture(game.id());
    if (picture.isEmpty()) {
      throw new InputRefused(Text.of("expected a game with a picture but got %s", game.id()));
    }
    Scene scene = scene(picture.get(), start());
    Palette palette = dark ? Palette.DARK : Palette.LIGHT;
    if (svg == null && png == null) {
      console.out().print(TextGrid.of(scene));
    }
    if (svg != null) {
      console.write(svg, SvgWriter.of(palette).write(scene));
    }
    if (png != null) {
      console.write(png, PngWriter.of(palette).write(scene, width));
    }
    return ExitCode.DONE;
  }

  private Scene scene(BoardPicture picture, Position start) {
    Setup setup = start.setup();
    Moment moment = Moment.of(View.ofUmpire(game).tree(start), setup.map());
    return picture.plain(moment.withoutUnits());
  }

  private Position start() {
    List<Tags.Pair> tags = new ArrayList<>();
    tags.add(new Tags.Pair("Game", game.id()));
    tags.add(new Tags.Pair("First", game.sides().get(0)));
    if (mapName != null) {
      tags.add(new Tags.Pair("Map", mapName));
    }
    Setups.Resolved resolved = new Setups(MapLibrary.with(maps.folders())).of(new Tags(tags));
    if (resolved instanceof Setups.Resolved.Bad bad) {
      throw new ParameterException(spec.commandLine(), bad.rejection().reason());
    }
    Position position = game.position(((Setups.Resolved.Ready) resolved).setup());
    position.begin(EventSink.NONE);
    return position;
  }
}
