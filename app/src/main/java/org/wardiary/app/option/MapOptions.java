package org.wardiary.app.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.app.archive.Session;
import org.wardiary.app.archive.UsedGameFiles;
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

  /**
   * As {@link #library()}; game files that are not there are taken from the games of the archive,
   * if there is one, which is opened only then.
   *
   * @param command the command's name, which is shown to programs that find the data in use
   */
  public MapLibrary library(StorageOptions storage, String command) {
    return new UsedGameFiles(
        library(),
        storage.place(),
        named -> {
          if (!storage.hasArchive()) {
            return Optional.empty();
          }
          try (Session session = storage.writableSession(command)) {
            return session.games().gameFile(named);
          }
        });
  }

  /**
   * As {@link #library()}; game files that are not there are taken from the games of an archive.
   */
  public MapLibrary library(Session open, StorageOptions storage) {
    return new UsedGameFiles(
        library(),
        storage.place(),
        named -> {
          // records are judged in another thread than that of the session
          try (Session session = open.beside()) {
            return session.games().gameFile(named);
          }
        });
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
