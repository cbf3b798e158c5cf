package org.wardiary.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The commands about game files. */
@Command(
    name = "game",
    mixinStandardHelpOptions = true,
    subcommands = {GameNewCommand.class, GameCheckCommand.class, GameShowCommand.class},
    description = {
      "Makes, checks and draws game files, by which any wargame can be recorded.",
      "docs/game-file.md describes the file."
    })
final class GameCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
