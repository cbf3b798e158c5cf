package org.wardiary.reports.cli;

import java.util.concurrent.Callable;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Reviser;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.StoredEditions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Brings an edition of a game back. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = {
      "Brings a withdrawn game back, or an earlier edition of a game: it stands again from now on.",
      "'history' lists the editions."
    })
final class RestoreCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private RevisionOptions revision;
  @Mixin private StorageOptions storage;

  @Option(
      names = "--edition",
      paramLabel = "N",
      description = "the edition to bring back (default: of a withdrawn game the last one)")
  private Integer edition;

  RestoreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    try (Session session = storage.session("wardiary restore")) {
      Reviser reviser = revision.reviser(session);
      int wanted = edition == null ? last(reviser.game()) : edition;
      console.out().println(RevisionOptions.told(Revision.RESTORED, reviser.restore(wanted)));
    }
    return ExitCode.DONE;
  }

  private static int last(StoredEditions game) {
    if (!game.isWithdrawn()) {
      throw new InputRefused(
          Text.of(
              "expected --edition 1 to %d but got none: game %s is not withdrawn",
              game.editions().size(), game.id()));
    }
    return game.lastStanding().getNumber();
  }
}
