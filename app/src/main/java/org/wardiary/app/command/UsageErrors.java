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

  private static final String PROGRAM = "wardiary";

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
    Optional<String> noCommand = noCommand(failure);
    if (noCommand.isPresent()) {
      console.note(Text.of("wardiary: %s; 'wardiary help' lists all", noCommand.get()));
    } else {
      String name = command.getCommandSpec().qualifiedName(" ");
      console.error(Text.of("%s; '%s' explains", text(failure, name), help(command, name)));
    }
    return ExitCode.USAGE;
  }

  /** What explains a command: {@code help NAME}, or its option, if it belongs to another one. */
  private static String help(CommandLine command, String name) {
    boolean listed = name.equals(PROGRAM + " " + command.getCommandName());
    return listed ? PROGRAM + " help " + command.getCommandName() : name + " --help";
  }

  /** What is said of a word that stands for a command and is none; empty if that is not wrong. */
  private static Optional<String> noCommand(ParameterException failure) {
    Matcher unknown = NO_COMMAND.matcher(failure.getMessage());
    if (unknown.matches()) {
      return Optional.of(noCommand(unknown.group(1), List.of()));
    }
    return failure instanceof UnmatchedArgumentException unmatched
            && !unmatched.isUnknownOption()
            && failure.getCommandLine().getParent() == null
        ? Optional.of(noCommand(unmatched.getUnmatched().get(0), nearest(unmatched)))
        : Optional.empty();
  }

  private static String noCommand(String word, List<String> nearest) {
    return Text.of("no command '%s'%s", word, OtherWords.meant(word, nearest));
  }

  private static List<String> nearest(UnmatchedArgumentException unmatched) {
    return unmatched.getSuggestions().stream().map(UsageErrors::bare).limit(SHOWN).toList();
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
            : Text.of("no more arguments of '%s'", command);
    List<String> near = nearest(unmatched);
    return Text.of(
        "expected %s but got '%s'%s",
        wanted, word, near.isEmpty() ? "" : "; nearest: " + String.join(", ", near));
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
