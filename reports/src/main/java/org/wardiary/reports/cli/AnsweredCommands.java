package org.wardiary.reports.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.reports.archive.Session;
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

  /** Says that the caller has to run it; no exit code of a command. */
  private static final int DECLINED = -1;

  /** An archive that is open, for one thread at a time. */
  @FunctionalInterface
  interface OpenArchive {

    /** The session. */
    Session session();

    /** A command has failed, and not because of its input: the session may be of no more use. */
    default void failed() {}
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
  public OptionalInt run(List<String> arguments, OutputStream out, OutputStream err) {
    if (arguments.stream().anyMatch(ElsewhereCommands::namesFile)) {
      return OptionalInt.empty();
    }
    Console console = new Console(printer(out), printer(err), out, Console.Terminal.NO);
    synchronized (lock) {
      CommandLine line = Main.commandLine(console, new Archives.Lent(archive.session()));
      line.setExecutionStrategy(
          parsed -> takesFiles(parsed) ? DECLINED : new RunLast().execute(parsed));
      int exit = line.execute(arguments.toArray(String[]::new));
      console.out().flush();
      console.err().flush();
      if (exit == ExitCode.FAILED) {
        archive.failed();
      }
      return exit == DECLINED ? OptionalInt.empty() : OptionalInt.of(exit);
    }
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
