package org.wardiary.app.command;

import org.wardiary.app.terminal.Console;
import org.wardiary.events.text.Text;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The option {@code --data} of commands without an archive: who has it in an alias or gives it by
 * habit is told that it has no effect.
 */
final class IgnoredData {

  private static final String NAME = "--data";

  private IgnoredData() {}

  /** Lets a command and its subcommands take the option, unless they have it themselves. */
  static void accept(CommandLine command, Console console) {
    CommandSpec spec = command.getCommandSpec();
    command.getSubcommands().values().forEach(subcommand -> accept(subcommand, console));
    if (spec.findOption(NAME) == null && command.getSubcommands().isEmpty()) {
      spec.addOption(
          OptionSpec.builder(NAME)
              .paramLabel("DIR")
              .hidden(true)
              .type(String.class)
              .setter(new Note(spec, console))
              .build());
    }
  }

  /** Says that the option has no effect, when it is given. */
  private record Note(CommandSpec spec, Console console) implements CommandLine.Model.ISetter {

    @Override
    @SuppressWarnings("TypeParameterUnusedInFormals") // picocli's signature
    public <T> T set(T value) {
      // picocli sets an option without a value, too, before it reads the words
      if (value != null) {
        console.note(
            Text.of(
                "'%s' opens no archive: %s %s has no effect",
                spec.qualifiedName(" "), NAME, value));
      }
      return value;
    }
  }
}
