package org.wardiary.app.option;

import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many entries a command lists for people. */
public final class LimitOption {

  private static final String MOST = "20";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private int most = Integer.parseInt(MOST);

  /** The largest number of entries to list, 0 or more. */
  public int most() {
    return most;
  }

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = MOST,
      description = "list at most N of them (default: ${DEFAULT-VALUE}); files and JSON hold all")
  void limit(int number) {
    if (number < 0) {
      throw new ParameterException(
          command.commandLine(),
          Text.of("--limit: expected a number from 0 on but got %d", number));
    }
    most = number;
  }
}
