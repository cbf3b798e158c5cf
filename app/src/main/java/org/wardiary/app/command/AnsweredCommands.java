package org.wardiary.app.command;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.wardiary.app.archive.FarBehind;
import org.wardiary.app.option.Archives;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.Lingering;
import org.wardiary.app.resident.OpenArchive;
import org.wardiary.app.resident.Responder;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Runs reading commands of other programs on an archive that is open here, one at a time. A command
 * that names a file is left to the caller, whose working folder is another one; the folder of a
 * report is an exception if this program makes reports.
 */
final class AnsweredCommands implements Responder {

  /** The command that writes a report. */
  static final String REPORT = "report";

  private static final String DATA = "--data";
  private static final String COMPARE = "--compare";
  private static final String OUT = "--out";

  /** Means that the caller has to run the command; not an exit code of any command. */
  private static final int DECLINED = -1;

  private final OpenArchive archive;
  private final Object lock;

  /**
   * Creates a responder that answers from an archive.
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
    if (arguments.equals(List.of(Lingering.READY))) {
      return OptionalInt.of(ExitCode.DONE);
    }
    if (arguments.stream().anyMatch(DelegatedCommands::namesFile)) {
      return OptionalInt.empty();
    }
    Console console =
        new Console(
            printer(out),
            printer(err),
            out,
            caller.reader() == Caller.Reader.PERSON
                ? Console.Terminal.ELSEWHERE
                : Console.Terminal.LOG,
            caller.folder());
    synchronized (lock) {
      // the caller may have gone while the command waited
      return Thread.interrupted() ? OptionalInt.empty() : run(console, arguments);
    }
  }

  private OptionalInt run(Console console, List<String> arguments) {
    try {
      CommandLine line =
          Wardiary.commandLine(console, new Archives.Lent(archive.session()), arguments);
      line.setExecutionStrategy(
          parsed -> isOfCaller(parsed) ? DECLINED : new RunLast().execute(parsed));
      line.setExecutionExceptionHandler(
          (failure, command, parsed) ->
              failure instanceof FarBehind ? left() : Failures.report(console, failure));
      int exit = line.execute(arguments.toArray(String[]::new));
      console.out().flush();
      console.err().flush();
      if (exit == ExitCode.FAILED) {
        fail();
      }
      return exit == DECLINED ? OptionalInt.empty() : OptionalInt.of(exit);
    } catch (RuntimeException | Error e) {
      fail();
      throw e;
    }
  }

  private int left() {
    archive.leaveCatchUp();
    return DECLINED;
  }

  private void fail() {
    // closing must not be interrupted too
    Thread.interrupted();
    archive.failed();
  }

  private static PrintWriter printer(OutputStream to) {
    return new PrintWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8));
  }

  /** Whether a command is left to the caller. */
  private boolean isOfCaller(ParseResult parsed) {
    return parsed.asCommandLineList().stream()
        .anyMatch(
            line ->
                line.getCommandName().equals(REPORT)
                    ? !archive.makesReports() || takes(line, COMPARE) || takesFiles(line, OUT)
                    : takesFiles(line, DATA));
  }

  private static boolean takes(CommandLine line, String option) {
    return line.getParseResult().hasMatchedOption(option);
  }

  /** Whether the command line names a file to read or write, apart from the data and one option. */
  private static boolean takesFiles(CommandLine line, String butFor) {
    return line.getParseResult().matchedArgs().stream()
        .filter(argument -> !isNamed(argument, DATA) && !isNamed(argument, butFor))
        .anyMatch(argument -> argument.auxiliaryTypes()[0] == Path.class);
  }

  private static boolean isNamed(ArgSpec argument, String name) {
    return argument instanceof CommandLine.Model.OptionSpec option
        && option.longestName().equals(name);
  }
}
