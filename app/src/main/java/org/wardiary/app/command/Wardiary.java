package org.wardiary.app.command;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.app.option.Archives;
import org.wardiary.app.option.PathOption;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.StandardOutput;
import org.wardiary.app.terminal.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code wardiary}. */
@Command(
    name = "wardiary",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Game records of board wargames: referee, archive, replay, statistics, reports.",
    footer = {
      "%n'wardiary help COMMAND' explains a command, with an example.",
      "Exit codes: 0 done, 1 some input refused, 2 usage, 3 the system failed,",
      "141 nobody reads the rest of the output.",
      "PATH, completion, removing: docs/operating.md"
    })
public final class Wardiary implements Runnable {

  /** All commands: those that are listed, and those for programs and programmers. */
  private static final List<Class<?>> COMMANDS =
      Stream.concat(
              CommandGroup.classes(),
              Stream.of(
                  PerftCommand.class,
                  BrokerCommand.class,
                  ClassDataCommand.class,
                  HelpCommand.class))
          .toList();

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
    line.getSubcommands().values().forEach(command -> IgnoredData.accept(command, console));
    if (named.isEmpty()) {
      line.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
      line.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST, CommandGroup::list);
    }
    CommandGroup.addExamples(line);
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
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  private static PrintWriter utf8(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }
}
