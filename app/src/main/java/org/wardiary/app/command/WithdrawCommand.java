package org.wardiary.app.command;

import java.util.concurrent.Callable;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.RevisionOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Withdraws a stored game. */
@Command(
    name = "withdraw",
    mixinStandardHelpOptions = true,
    description = {
      "Withdraws an archived game: it is no longer in lists, statistics, search or the site.",
      "Nothing is deleted: 'games --withdrawn' lists it, 'correct GAME --edition N' brings it back."
    })
final class WithdrawCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private RevisionOptions revision;
  @Mixin private StorageOptions storage;

  WithdrawCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = storage.session("wardiary withdraw")) {
      console.out().println(RevisionOptions.text(revision.reviser(session).withdraw()));
    }
    return ExitCode.DONE;
  }
}
