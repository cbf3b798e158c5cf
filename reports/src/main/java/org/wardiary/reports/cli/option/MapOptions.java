package org.wardiary.reports.cli.option;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Where further maps are. */
public final class MapOptions {

  @Option(
      names = "--map",
      paramLabel = "DIR",
      description = "a folder with further maps, NAME.json each; may be given several times")
  private List<Path> folders = List.of();

  /** The folders, searched in order before the bundled maps. */
  public List<Path> folders() {
    return folders;
  }
}
