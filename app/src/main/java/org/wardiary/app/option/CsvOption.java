package org.wardiary.app.option;

import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.app.terminal.Console;
import org.wardiary.reports.csv.WritableFolder;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Whether a command writes all that it lists as CSV, for commands that also have {@code --json}.
 */
public final class CsvOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "write all of them as CSV, to - alone on standard output")
  private Path file;

  /**
   * The file to write, if any.
   *
   * @throws java.io.UncheckedIOException if its folder cannot be written to
   * @throws ParameterException if both CSV and JSON were to go to standard output
   */
  public Optional<Path> file() {
    if (isPrinted() && spec.commandLine().getParseResult().hasMatchedOption("--json")) {
      throw new ParameterException(
          spec.commandLine(), "expected --json or --csv on standard output but got both");
    }
    if (file != null && !isPrinted()) {
      WritableFolder.requireFor(file);
    }
    return Optional.ofNullable(file);
  }

  /** Whether the CSV goes to standard output, where nothing else may then be printed. */
  public boolean isPrinted() {
    return file != null && Console.isStandardOutput(file);
  }
}
