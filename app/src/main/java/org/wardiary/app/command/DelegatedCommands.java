package org.wardiary.app.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.CommandClient;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.StandardOutput;
import org.wardiary.events.log.broker.BrokerUse;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.text.InputRefused;

/**
 * Delegates reading commands to a long-running program: a {@code serve} or {@code broker} on the
 * same data, or the background program. It has already loaded what a new program would have to load
 * first. This class, {@link AnsweredCommands} and, if a shell asks, {@code ask.bash} decide which
 * commands are delegated; all others run in this program.
 */
public final class DelegatedCommands {

  /** The commands that may be delegated; {@code ask.bash} names the same ones. */
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
          AnsweredCommands.REPORT);

  private static final String DATA = "--data";
  private static final String CLUSTER = "--bootstrap-server";

  /** Options that keep a command from starting a program to answer it. */
  private static final List<String> OF_THIS_PROGRAM = List.of(Lingering.REFUSAL);

  /** Help is printed by this program, which knows whether the terminal has colours. */
  private static final Set<String> HELP = Set.of("--help", "-h");

  private DelegatedCommands() {}

  /**
   * Has another program run a command if possible, and prints its output. Starts the background
   * program if there is none to answer.
   *
   * @param out receives the command's results
   * @return its exit code; empty if this program has to run it
   */
  public static OptionalInt run(List<String> arguments, StandardOutput out) {
    FileOutputStream err = new FileOutputStream(FileDescriptor.err);
    if (!isRunElsewhere(arguments)) {
      return OptionalInt.empty();
    }
    Caller caller = Caller.here(Console.isPerson() ? Caller.Reader.PERSON : Caller.Reader.PROGRAM);
    try {
      OptionalInt answered = ask(arguments, caller, out, err);
      return answered.isEmpty() && start(arguments, err)
          ? ask(arguments, caller, out, err)
          : answered;
    } catch (UncheckedIOException e) {
      print(err, "error: " + e.getMessage());
      return OptionalInt.of(ExitCode.FAILED);
    }
  }

  /** Starts a program that answers, if one is wanted; returns whether to ask again. */
  private static boolean start(List<String> arguments, OutputStream err) {
    Path directory = path(data(arguments)).orElseThrow();
    boolean wanted =
        Collections.disjoint(arguments, OF_THIS_PROGRAM)
            && ClusterConfig.isArchive(directory)
            && !Lingering.isReady(directory);
    if (!wanted) {
      return false;
    }
    Optional<Duration> time = time();
    time.ifPresent(
        minutes -> Lingering.ensure(directory, minutes, text -> print(err, "wardiary: " + text)));
    return time.isPresent();
  }

  private static Optional<Duration> time() {
    try {
      return Lingering.time();
    } catch (InputRefused e) {
      // reported when the command is run here
      return Optional.empty();
    }
  }

  private static void print(OutputStream to, String line) {
    try {
      to.write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // nobody reads standard error
    }
  }

  /**
   * Has another program run a command if possible.
   *
   * @param out receives its results
   * @param err receives everything else
   * @return its exit code; empty if this program has to run it
   */
  static OptionalInt run(List<String> arguments, OutputStream out, OutputStream err) {
    return isRunElsewhere(arguments)
        ? ask(arguments, Caller.here(Caller.Reader.PROGRAM), out, err)
        : OptionalInt.empty();
  }

  private static boolean isRunElsewhere(List<String> arguments) {
    return !arguments.isEmpty()
        && READING.contains(arguments.get(0))
        && !Failures.isTraced()
        && arguments.stream().noneMatch(DelegatedCommands::isOfHere)
        && path(data(arguments)).isPresent();
  }

  private static OptionalInt ask(
      List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
    Path directory = path(data(arguments)).orElseThrow();
    // in other folders nothing may be written, not even that somebody uses the broker
    if (!ClusterConfig.isArchive(directory)) {
      return OptionalInt.empty();
    }
    // registers the use with the background program, which must not end meanwhile
    Optional<BrokerUse> use = BrokerUse.begin(directory);
    try {
      return use.isEmpty()
          ? OptionalInt.empty()
          : CommandClient.run(directory, arguments, caller, out, err);
    } finally {
      use.ifPresent(BrokerUse::close);
    }
  }

  /**
   * Whether an argument ties the command to this program: another cluster, an argument file,
   * standard input, help, or a file.
   */
  private static boolean isOfHere(String argument) {
    return argument.startsWith(CLUSTER)
        || argument.startsWith("@")
        || argument.equals("-")
        || HELP.contains(argument)
        || namesFile(argument);
  }

  /** Whether a word, or the value of an option after {@code =}, is the name of a file here. */
  static boolean namesFile(String argument) {
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
