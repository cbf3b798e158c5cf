package org.wardiary.app.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where additional maps are. */
public final class MapOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--map",
      paramLabel = "DIR",
      description = "a folder with further maps, NAME.json each; may be given several times")
  private List<Path> folders = List.of();

  /**
   * The folders, searched in order before the bundled maps.
   *
   * @throws ParameterException if one is not a folder
   */
  public List<Path> folders() {
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
