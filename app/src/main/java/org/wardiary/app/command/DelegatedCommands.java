package org.wardiary.app.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.CommandClient;
import org.wardiary.app.resident.ResidentProgram;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.text.InputRefused;

/**
 * Delegates reading commands to the resident program of their archive, be it in the background or a
 * {@code serve} or {@code broker}: it has loaded what a new program would have to load first. All
 * other commands run in this program, on that one's broker.
 */
public final class DelegatedCommands {

  /** The commands that may be delegated. */
  static final Set<String> READING =
      Set.of(
          "games",
          "standings",
          "players",
          "position",
          "trace",
          "search",
          "explore",
          "history",
          "report");

  private static final String DATA = "--data";

  /** Options that name other archives, by which the command needs this program. */
  private static final List<String> OTHER_ARCHIVES = List.of("--bootstrap-server", "--compare");

  /** Help is printed by this program, which knows whether the terminal has colours. */
  private static final Set<String> HELP = Set.of("--help", "-h");

  private DelegatedCommands() {}

  /**
   * Has the resident program run a command if possible, and starts it in the background if it does
   * not run.
   *
   * @param out receives the command's results
   * @param err receives everything else
   * @return its exit code; empty if this program has to run it
   */
  public static OptionalInt run(List<String> arguments, OutputStream out, OutputStream err) {
    // in other folders nothing may be written, not even that somebody uses the broker
    Optional<Path> archive = path(data(arguments)).filter(ClusterConfig::isArchive);
    if (archive.isEmpty() || !isRunElsewhere(arguments)) {
      return OptionalInt.empty();
    }
    try {
      OptionalInt answered = ask(archive.get(), arguments, out, err);
      return answered.isEmpty() && start(archive.get(), arguments, err)
          ? ask(archive.get(), arguments, out, err)
          : answered;
    } catch (UncheckedIOException e) {
      print(err, "error: " + e.getMessage());
      return OptionalInt.of(ExitCode.FAILED);
    }
  }

  private static boolean isRunElsewhere(List<String> arguments) {
    return !arguments.isEmpty()
        && READING.contains(arguments.get(0))
        && !Failures.isTraced()
        && arguments.stream().noneMatch(DelegatedCommands::isOfHere);
  }

  /** Starts the resident program, if it is wanted; returns whether to ask it. */
  private static boolean start(Path archive, List<String> arguments, OutputStream err) {
    Optional<Duration> time =
        arguments.contains(ResidentProgram.REFUSAL) ? Optional.empty() : time();
    time.ifPresent(
        most -> ResidentProgram.ensure(archive, most, text -> print(err, "wardiary: " + text)));
    return time.isPresent();
  }

  private static Optional<Duration> time() {
    try {
      return ResidentProgram.time();
    } catch (InputRefused e) {
      // reported when the command is run here
      return Optional.empty();
    }
  }

  private static OptionalInt ask(
      Path archive, List<String> arguments, OutputStream out, OutputStream err) {
    Caller caller = Caller.here(Console.isPerson() ? Caller.Reader.PERSON : Caller.Reader.PROGRAM);
    // registers the use with the program, which must not end meanwhile
    Optional<BrokerUse> use = BrokerUse.begin(archive);
    try {
      return use.isEmpty()
          ? OptionalInt.empty()
          : CommandClient.run(archive, arguments, caller, out, err);
    } finally {
      use.ifPresent(BrokerUse::close);
    }
  }

  private static void print(OutputStream to, String line) {
    try {
      to.write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
      to.flush();
    } catch (IOException e) {
      // nobody reads standard error
    }
  }

  /**
   * Whether an argument ties the command to this program: another archive, an argument file,
   * standard input, help, or a file that exists.
   */
  private static boolean isOfHere(String argument) {
    return OTHER_ARCHIVES.stream().anyMatch(argument::startsWith)
        || argument.startsWith("@")
        || argument.equals("-")
        || HELP.contains(argument)
        || namesFile(argument);
  }

  /** Whether a word, or the value of an option after {@code =}, is the name of a file here. */
  private static boolean namesFile(String argument) {
    String value = argument.startsWith("-") ? argument.replaceFirst("^[^=]*=?", "") : argument;
    return !value.isEmpty() && path(value).filter(DelegatedCommands::isFile).isPresent();
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

  /** The data directory, as {@link StorageOptions} determines it. */
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
