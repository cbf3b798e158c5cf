package org.wardiary.app.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where additional maps and game files are. */
public final class MapOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--map",
      paramLabel = "DIR",
      description = "a folder with further maps, NAME.json each; may be given several times")
  private List<Path> folders = List.of();

  @Option(
      names = "--game-files",
      paramLabel = "DIR",
      defaultValue = ".",
      description =
          "the folder with game files, NAME.game.json each, of games that are recorded only"
              + " (default: this one)")
  private Path gameFiles;

  /**
   * The maps and game files: those of the folders in order, then the bundled ones.
   *
   * @throws ParameterException if one of the folders is none
   */
  public MapLibrary library() {
    return MapLibrary.with(folders(), List.of(gameFiles));
  }

  private List<Path> folders() {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new ParameterException(
            spec.commandLine(),
            Text.of("expected a folder with maps after --map but '%s' is none", folder));
      }
    }
    return folders;
  }
}
