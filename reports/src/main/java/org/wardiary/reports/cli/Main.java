package org.wardiary.reports.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code wardiary}. */
@Command(
    name = "wardiary",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Game records of board wargames: referee, archive, replay, statistics, reports.",
    footer = "%nExit codes: 0 done, 1 some input refused, 2 usage, 3 the system failed.",
    subcommands = {
      DemoCommand.class,
      CheckCommand.class,
      ArchiveCommand.class,
      GamesCommand.class,
      PositionCommand.class,
      TraceCommand.class,
      PerftCommand.class,
      SimulateCommand.class,
      ExportCommand.class,
      ReportCommand.class,
      PublishCommand.class,
      ServeCommand.class,
      BrokerCommand.class,
      BenchCommand.class,
      HelpCommand.class
    })
public final class Main implements Runnable {

  @Spec private CommandSpec spec;

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = utf8(FileDescriptor.out);
    PrintWriter err = utf8(FileDescriptor.err);
    int code = run(Console.system(out, err), args);
    out.flush();
    err.flush();
    // Streams' and clients' threads are daemons or closed by now; a stray one must not hold the
    // process
    System.exit(code);
  }

  /** The command line with all its commands, for man pages and completions. */
  public static CommandLine commandLine() {
    return commandLine(Console.system(utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
  }

  private static CommandLine commandLine(Console console) {
    return new CommandLine(new Main(), new Commands(console));
  }

  /** Runs one command; for tests too. */
  static int run(Console console, String... args) {
    CommandLine line = commandLine(console);
    line.setOut(console.out());
    line.setErr(console.err());
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> Failures.report(console, failure));
    return line.execute(args);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "expected a command");
  }

  private static PrintWriter utf8(FileDescriptor stream) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8));
  }
}
