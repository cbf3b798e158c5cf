package org.wardiary.reports.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.remote.Caller;
import org.wardiary.reports.remote.Responder;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Runs reading commands of other programs on an archive that is open here, one at a time. What
 * names a file is left to the caller, whose folder is another.
 */
final class AnsweredCommands implements Responder {

  /** What is asked to know whether commands are answered; no command. */
  static final String READY = "--ready";

  /** Says that the caller has to run it; no exit code of a command. */
  private static final int DECLINED = -1;

  /** An archive that is open, for one thread at a time. */
  @FunctionalInterface
  interface OpenArchive {

    /** The session. */
    Session session();

    /** A command has failed, and not because of its input: the session may be of no more use. */
    default void failed() {}

    /** Whether a command may be interrupted: then the session is of no more use either. */
    default boolean isInterruptible() {
      return false;
    }
  }

  private final OpenArchive archive;
  private final Object lock;

  /**
   * Answers from an archive.
   *
   * @param lock held while a command runs: the session is for one thread
   */
  AnsweredCommands(OpenArchive archive, Object lock) {
    this.archive = archive;
    this.lock = lock;
  }

  @Override
  public boolean isInterruptible() {
    return archive.isInterruptible();
  }

  @Override
  public OptionalInt run(
      List<String> arguments, Caller caller, OutputStream out, OutputStream err) {
    if (arguments.equals(List.of(READY))) {
      return OptionalInt.of(ExitCode.DONE);
    }
    if (arguments.stream().anyMatch(ElsewhereCommands::namesFile)) {
      return OptionalInt.empty();
    }
    Console console =
        new Console(
            printer(out),
            printer(err),
            out,
            caller == Caller.PERSON ? Console.Terminal.ELSEWHERE : Console.Terminal.NO);
    synchronized (lock) {
      // its caller may have gone while it waited
      return Thread.interrupted() ? OptionalInt.empty() : run(console, arguments);
    }
  }

  private OptionalInt run(Console console, List<String> arguments) {
    try {
      CommandLine line = Main.commandLine(console, new Archives.Lent(archive.session()), arguments);
      line.setExecutionStrategy(
          parsed -> takesFiles(parsed) ? DECLINED : new RunLast().execute(parsed));
      int exit = line.execute(arguments.toArray(String[]::new));
      console.out().flush();
      console.err().flush();
      if (exit == ExitCode.FAILED) {
        fail();
      }
      return exit == DECLINED ? OptionalInt.empty() : OptionalInt.of(exit);
    } catch (RuntimeException e) {
      fail();
      throw e;
    }
  }

  private void fail() {
    // what closes must not be interrupted as well
    Thread.interrupted();
    archive.failed();
  }

  private static PrintWriter printer(OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8));
  }

  /** Whether the command line names a file to read or to write. */
  private static boolean takesFiles(ParseResult parsed) {
    return parsed.asCommandLineList().stream()
        .flatMap(line -> line.getParseResult().matchedArgs().stream())
        .filter(argument -> !isData(argument))
        .anyMatch(argument -> argument.auxiliaryTypes()[0] == Path.class);
  }

  private static boolean isData(ArgSpec argument) {
    return argument instanceof CommandLine.Model.OptionSpec option
        && option.longestName().equals("--data");
  }
}
