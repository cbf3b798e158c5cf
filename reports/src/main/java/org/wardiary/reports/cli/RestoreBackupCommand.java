package org.wardiary.reports.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.Outcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.BackupDamaged;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Brings the games of a backup into the archive. */
@Command(
    name = "restore-backup",
    mixinStandardHelpOptions = true,
    description = {
      "Brings the games of a backup into the archive, a new one or one with games: what is missing is added,",
      "byte for byte as it was; a game that contradicts one that is there is refused.",
      "May be killed and run again: nothing is stored twice. Nothing is taken from a damaged backup unless --salvage."
    })
final class RestoreBackupCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Option(
      names = "--key",
      paramLabel = "PUB",
      description = "only if the owner of this public key signed it")
  private Path key;

  @Option(
      names = "--salvage",
      description =
          "of a damaged backup bring back the games that are whole; exit code 1 all the same")
  private boolean salvage;

  @Parameters(paramLabel = "FILE", description = "the backup")
  private Path file;

  private int restored;
  private int there;
  private long events;
  private int refused;

  RestoreBackupCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    FileArguments.readable(spec, List.of(file));
    BackupContent content = content();
    try (Session session = storage.writableSession("wardiary restore-backup")) {
      Restore.Comparison found = session.compare(content);
      there = found.same();
      found.contradicted().forEach(this::contradicted);
      try (RecordSubmitter submitter = session.submitter(this::outcome)) {
        submit(submitter, found.missing());
        submitter.await();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
    console
        .out()
        .println(
            Text.of(
                "%d games restored with %d events, %d there already, %d refused",
                restored, events, there, refused));
    return refused == 0 && !salvage ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private BackupContent content() {
    Optional<Path> signer = Optional.ofNullable(key);
    if (!salvage) {
      return BackupFiles.verify(file, signer);
    }
    if (signer.isPresent()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected either --key or --salvage: nobody vouches for a damaged backup");
    }
    try {
      BackupContent content = Backup.readable(file);
      console.error(
          Text.of(
              "%s: %d games can be read whole%s",
              file, content.games().size(), BackupFiles.lost(content)));
      return content;
    } catch (BackupDamaged e) {
      throw new InputRefused(Text.of("%s: %s", file, e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  private void submit(RecordSubmitter submitter, SortedMap<String, Chain> missing)
      throws IOException {
    if (salvage) {
      Restore.readableGames(file, missing, submitter::restore);
    } else {
      Restore.games(file, missing, submitter::restore);
    }
  }

  private void contradicted(String id) {
    refused++;
    console.error(
        Text.of("game %s: expected the events of the backup but the archive has others", id));
  }

  private void outcome(CommandOutcome outcome) {
    switch (Outcome.of(outcome.getOutcome())) {
      case ACCEPTED -> {
        restored++;
        events += outcome.getEvents();
      }
      case DUPLICATE -> there++;
      default -> {
        refused++;
        console.error(Text.of("game %s: %s", outcome.getGameId(), outcome.getReason()));
      }
    }
  }
}
