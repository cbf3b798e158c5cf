package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Where further maps are. */
final class MapOptions {

  @Option(
      names = "--map",
      paramLabel = "DIR",
      description = "a folder with further maps, NAME.json each; may be given several times")
  private List<Path> folders = List.of();

  /** The folders, searched in order before the bundled maps. */
  List<Path> folders() {
    return folders;
  }
}
