package org.wardiary.reports.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wardiary.reports.remote.CommandClient;

/**
 * Reading commands that a running {@code serve} or {@code broker} on the same data answers: it has
 * all at hand that a new program would have to load first. Which these are is decided here and by
 * {@link AnsweredCommands}; all others run in this program.
 */
final class ElsewhereCommands {

  private static final Set<String> READING =
      Set.of("games", "standings", "players", "position", "trace", "search", "explore", "history");

  private static final String DATA = "--data";
  private static final String CLUSTER = "--bootstrap-server";

  private ElsewhereCommands() {}

  /** Has a command run elsewhere if it can be, and prints what it prints. */
  static OptionalInt run(List<String> arguments) {
    return run(
        arguments,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err));
  }

  /**
   * Has a command run elsewhere if it can be.
   *
   * @param out receives its results
   * @param err receives all else
   * @return its exit code; nothing if this program has to run it
   */
  static OptionalInt run(List<String> arguments, OutputStream out, OutputStream err) {
    if (arguments.isEmpty()
        || !READING.contains(arguments.get(0))
        || arguments.stream().anyMatch(ElsewhereCommands::isOfHere)) {
      return OptionalInt.empty();
    }
    Optional<Path> directory = path(data(arguments));
    return directory.isPresent()
        ? CommandClient.run(directory.get(), arguments, out, err)
        : OptionalInt.empty();
  }

  /** Whether an argument is about another cluster, standard input, or a file. */
  private static boolean isOfHere(String argument) {
    return argument.startsWith(CLUSTER)
        || argument.startsWith("@")
        || argument.equals("-")
        || namesFile(argument);
  }

  /** Whether a word, or the value of an option behind {@code =}, is the name of a file here. */
  static boolean namesFile(String argument) {
    String value = argument.startsWith("-") ? argument.replaceFirst("^[^=]*=?", "") : argument;
    return !value.isEmpty() && path(value).filter(ElsewhereCommands::isFile).isPresent();
  }

  private static boolean isFile(Path path) {
    return Files.exists(path) && !Files.isDirectory(path);
  }

  private static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The data directory, as {@link StorageOptions} reads it. */
  private static String data(List<String> arguments) {
    List<String> named = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.startsWith(DATA + "=")) {
        named.add(argument.substring(DATA.length() + 1));
      } else if (argument.equals(DATA) && i + 1 < arguments.size()) {
        named.add(arguments.get(i + 1));
      }
    }
    return named.stream().findFirst().orElseGet(StorageOptions::defaultData);
  }
}
