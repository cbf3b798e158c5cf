package org.wardiary.reports.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks files that a command line names before any work begins. */
final class FileArguments {

  private static final String STANDARD_INPUT = "-";

  private FileArguments() {}

  /** Whether a file stands for standard input. */
  static boolean isStandardInput(Path file) {
    return file.toString().equals(STANDARD_INPUT);
  }

  /**
   * The same files, {@code -} for standard input among them.
   *
   * @throws ParameterException if one is not a readable file, or standard input is named twice
   */
  static List<Path> readable(CommandSpec spec, List<Path> files) {
    if (files.stream().filter(FileArguments::isStandardInput).count() > 1) {
      throw new ParameterException(
          spec.commandLine(), "expected standard input (-) once but it is named twice");
    }
    for (Path file : files) {
      if (isStandardInput(file)) {
        continue;
      }
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
