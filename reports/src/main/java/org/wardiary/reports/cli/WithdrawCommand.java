package org.wardiary.reports.cli;

import java.util.concurrent.Callable;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.cli.option.RevisionOptions;
import org.wardiary.reports.cli.option.StorageOptions;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Withdraws a stored game. */
@Command(
    name = "withdraw",
    mixinStandardHelpOptions = true,
    description = {
      "Withdraws an archived game: it is no longer in lists, statistics, search or the site.",
      "Nothing is deleted: 'games --withdrawn' lists it, 'restore' brings it back."
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
      console.out().println(RevisionOptions.told(revision.reviser(session).withdraw()));
    }
    return ExitCode.DONE;
  }
}
