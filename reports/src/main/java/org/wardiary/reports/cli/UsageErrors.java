package org.wardiary.reports.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, and where help is. */
final class UsageErrors {

  private static final int SHOWN = 3;

  private UsageErrors() {}

  /** Prints the line on stderr and returns the exit code. */
  static int report(Console console, ParameterException failure) {
    CommandLine command = failure.getCommandLine();
    String name = command.getCommandSpec().qualifiedName(" ");
    String help =
        command.getParent() == null
            ? "wardiary --help"
            : Text.of("wardiary help %s", command.getCommandName());
    console.error(Text.of("%s; '%s' explains", text(failure, name), help));
    return ExitCode.USAGE;
  }

  private static String text(ParameterException failure, String command) {
    if (!(failure instanceof UnmatchedArgumentException unmatched)
        || unmatched.getUnmatched().isEmpty()) {
      return failure.getMessage();
    }
    String word = unmatched.getUnmatched().get(0);
    String wanted =
        unmatched.isUnknownOption()
            ? Text.of("an option of '%s'", command)
            : command.equals("wardiary")
                ? "a command"
                : Text.of("no more arguments of '%s'", command);
    List<String> near =
        unmatched.getSuggestions().stream().map(UsageErrors::bare).limit(SHOWN).toList();
    String nearest =
        near.isEmpty()
            ? ""
            : Text.of("; nearest: %s", near.stream().collect(Collectors.joining(", ")));
    return Text.of("expected %s but got '%s'%s", wanted, word, nearest);
  }

  /** An option alone, without the name of its value. */
  private static String bare(String option) {
    return option.split("[= ]", 2)[0];
  }
}
