package org.wardiary.reports.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks files that a command line names before any work begins. */
final class FileArguments {

  private FileArguments() {}

  /**
   * The same files.
   *
   * @throws ParameterException if one is not a readable file
   */
  static List<Path> readable(CommandSpec spec, List<Path> files) {
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        throw new ParameterException(
            spec.commandLine(), "expected a file but " + file + " is a directory");
      }
      if (!Files.isReadable(file)) {
        String problem = Files.exists(file) ? " cannot be read" : " does not exist";
        throw new ParameterException(spec.commandLine(), "expected a file but " + file + problem);
      }
    }
    return files;
  }
}
