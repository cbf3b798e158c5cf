package org.wardiary.app.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.app.option.Archives;
import org.wardiary.app.option.PathOption;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.StandardOutput;
import org.wardiary.app.terminal.Version;
import org.wardiary.events.text.Text;
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
    footer = {
      "%nExit codes: 0 done, 1 some input refused, 2 usage, 3 the system failed,",
      "141 nobody reads the rest of the output."
    })
public final class Wardiary implements Runnable {

  /**
   * All commands in the order in which they are listed; a class is named after its command, e.g.
   * {@code WhatIfCommand}.
   */
  private static final List<Class<?>> COMMANDS =
      List.of(
          DemoCommand.class,
          CheckCommand.class,
          ArchiveCommand.class,
          RecordCommand.class,
          CorrectCommand.class,
          AmendCommand.class,
          WithdrawCommand.class,
          RestoreCommand.class,
          HistoryCommand.class,
          GamesCommand.class,
          StandingsCommand.class,
          PlayersCommand.class,
          BoardCommand.class,
          PositionCommand.class,
          TraceCommand.class,
          PerftCommand.class,
          SimulateCommand.class,
          LadderCommand.class,
          RulesCommand.class,
          WhatIfCommand.class,
          ExportCommand.class,
          RowsCommand.class,
          ImportCommand.class,
          BackupCommand.class,
          VerifyCommand.class,
          KeysCommand.class,
          FindCommand.class,
          SearchCommand.class,
          ExploreCommand.class,
          ReportCommand.class,
          PublishCommand.class,
          ServeCommand.class,
          RunCommand.class,
          DoctorCommand.class,
          RebuildCommand.class,
          BrokerCommand.class,
          StopCommand.class,
          ClassDataCommand.class,
          HelpCommand.class);

  @Spec private CommandSpec spec;

  /** The command line with all its commands, for man pages and completions. */
  public static CommandLine commandLine() {
    return commandLine(console(new StandardOutput()), Archives.OWN, List.of());
  }

  /** The console of this process, whose output goes to {@code out} in UTF-8. */
  public static Console console(StandardOutput out) {
    return Console.system(utf8(out), utf8(new FileOutputStream(FileDescriptor.err)), out);
  }

  /** Runs one command; tests use this too. */
  static int run(Console console, String... args) {
    return run(console, Archives.OWN, args);
  }

  /** Runs one command, which opens archives by {@code archives}. */
  public static int run(Console console, Archives archives, String... args) {
    try {
      return commandLine(console, archives, List.of(args)).execute(args);
    } catch (Error failure) { // picocli rethrows errors, and the process would not end
      return Failures.report(console, failure);
    }
  }

  /**
   * The command line for the given words: with only the command that they name, since reading the
   * options of all commands takes longer than most commands; with all commands if they name none.
   */
  static CommandLine commandLine(Console console, Archives archives, List<String> words) {
    CommandLine line = new CommandLine(new Wardiary(), new Commands(console, archives));
    List<Class<?>> named =
        COMMANDS.stream()
            .filter(command -> !words.isEmpty() && isNamed(command, words.get(0)))
            .toList();
    (named.isEmpty() ? COMMANDS : named).forEach(line::addSubcommand);
    line.getSubcommands()
        .values()
        .forEach(command -> command.getCommandSpec().versionProvider(new Version()));
    line.setOut(console.out());
    line.setErr(console.err());
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.registerConverter(Path.class, new PathOption(console.folder()));
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> Failures.report(console, failure));
    line.setParameterExceptionHandler((failure, given) -> UsageErrors.report(console, failure));
    return line;
  }

  private static boolean isNamed(Class<?> command, String word) {
    return command != HelpCommand.class
        && command
            .getSimpleName()
            .equalsIgnoreCase(word.replace("-", "") + Command.class.getSimpleName());
  }

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    String commands =
        line.getSubcommands().values().stream()
            .filter(command -> !command.getCommandSpec().usageMessage().hidden())
            .map(CommandLine::getCommandName)
            .collect(Collectors.joining(", "));
    throw new ParameterException(line, Text.of("expected a command, one of %s", commands));
  }

  private static PrintWriter utf8(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }
}
