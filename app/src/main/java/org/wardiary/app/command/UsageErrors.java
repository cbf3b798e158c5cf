package org.wardiary.app.command;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line what is wrong with a command line, and where help is. */
final class UsageErrors {

  private static final int SHOWN = 3;

  // picocli's messages: it has no other way to tell what is wrong with a value
  private static final Pattern INVALID =
      Pattern.compile(
          "Invalid value for (?:option|positional parameter at index \\S+) \\(?'?([^' ()]+)[^:]*: (.*)");

  // of 'wardiary help WORD'
  private static final Pattern NO_COMMAND = Pattern.compile("Unknown subcommand '(.*)'\\.");

  private static final Pattern NO_NUMBER = Pattern.compile("'(.*)' is not an? (?:int|long)");

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
      return ofValue(failure).orElseGet(failure::getMessage);
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

  /** What a value has to be, if one is missing or is not valid for its option. */
  private static Optional<String> ofValue(ParameterException failure) {
    if (failure instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return Optional.of(
          "expected "
              + missing.getMissing().stream()
                  .map(UsageErrors::missing)
                  .collect(Collectors.joining(" and ")));
    }
    Matcher unknown = NO_COMMAND.matcher(failure.getMessage());
    if (unknown.matches()) {
      return Optional.of(Text.of("expected a command but got '%s'", unknown.group(1)));
    }
    Matcher invalid = INVALID.matcher(failure.getMessage());
    if (!invalid.matches()) {
      return Optional.empty();
    }
    Matcher number = NO_NUMBER.matcher(invalid.group(2));
    return Optional.of(
        number.matches()
            ? Text.of("expected a number after %s but got '%s'", invalid.group(1), number.group(1))
            : Text.of("%s: %s", invalid.group(1), invalid.group(2)));
  }

  private static String missing(ArgSpec argument) {
    if (argument instanceof OptionSpec option && option.required()) {
      return Text.of("%s %s", option.longestName(), option.paramLabel());
    }
    return argument instanceof OptionSpec option
        ? Text.of("%s%s after %s", least(option), option.paramLabel(), option.longestName())
        : argument.paramLabel();
  }

  /** How many values an option takes, with a blank after it, if more than one; else empty. */
  private static String least(OptionSpec option) {
    return option.arity().min() > 1 ? option.arity().min() + " " : "";
  }

  /** An option alone, without the name of its value. */
  private static String bare(String option) {
    return option.split("[= ]", 2)[0];
  }
}
