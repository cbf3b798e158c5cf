package org.wardiary.app.file;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.record.Decompression;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks files that a command line names, before any work begins, and opens them. */
public final class FileArguments {

  private static final String STANDARD_INPUT = "-";

  private FileArguments() {}

  /** Whether a file name stands for standard input. */
  public static boolean isStandardInput(Path file) {
    return file.toString().equals(STANDARD_INPUT);
  }

  /** Opens a file or standard input, decompressed. The caller closes it. */
  public static InputStream open(Path file) throws IOException {
    return open(isStandardInput(file) ? System.in : opened(file));
  }

  // a channel would ask for its position, which a pipe does not have
  private static InputStream opened(Path file) throws IOException {
    return Files.isRegularFile(file)
        ? Files.newInputStream(file)
        : new FileInputStream(file.toFile());
  }

  /** The text of a file's bytes, decompressed. The caller closes it. */
  public static InputStream open(InputStream bytes) throws IOException {
    try {
      return Decompression.of(bytes);
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  /**
   * Refuses to overwrite a file that is read: records in it that are refused would be lost.
   *
   * @throws ParameterException if it is one of the files
   */
  public static void requireOther(CommandSpec spec, List<Path> files, Path out) {
    for (Path file : files) {
      if (!isStandardInput(file) && isSame(file, out)) {
        throw new ParameterException(
            spec.commandLine(),
            Text.of("expected another file after --out but %s is the one that is read", out));
      }
    }
  }

  private static boolean isSame(Path file, Path out) {
    try {
      return Files.exists(out) && Files.isSameFile(file, out);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  /**
   * Requires files to be readable, and returns them; one may be {@code -} for standard input.
   *
   * @throws ParameterException if one is not a readable file, or standard input is named twice
   */
  public static List<Path> readable(CommandSpec spec, List<Path> files) {
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
        throw new ParameterException(
            spec.commandLine(), Text.of("expected a file but %s %s", file, unreadable(file)));
      }
    }
    return files;
  }

  /**
   * Requires a file to be readable, and returns it; standard input is refused, for a command that
   * needs the file more than once or has another use for standard input.
   *
   * @throws ParameterException if it is not a readable file
   */
  public static Path readableFile(CommandSpec spec, Path file) {
    if (isStandardInput(file)) {
      throw new ParameterException(
          spec.commandLine(), "expected a file but - is standard input, which cannot be read here");
    }
    return readable(spec, List.of(file)).get(0);
  }

  private static String unreadable(Path file) {
    if (Files.exists(file)) {
      return "cannot be read";
    }
    return Files.isSymbolicLink(file) ? "is a link that leads nowhere" : "does not exist";
  }
}
