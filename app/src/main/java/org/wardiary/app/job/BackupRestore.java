package org.wardiary.app.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;
import org.wardiary.app.archive.Session;
import org.wardiary.app.file.BackupFiles;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.BackupDamaged;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** Brings the games of a backup into the archive. */
public final class BackupRestore {

  private final Console console;
  private final Path file;
  private final Optional<Path> key;
  private final Damaged damaged;

  private int restored;
  private int there;
  private long events;
  private int refused;
  private boolean whole = true;

  /** How a damaged backup is treated. */
  public enum Damaged {
    /** Nothing is taken from it. */
    REFUSED,
    /** The games that are whole are taken. */
    SALVAGED
  }

  /**
   * Creates a restore that has done nothing yet.
   *
   * @param key file of the public key of the required signer, if a signature is required
   */
  public BackupRestore(Console console, Path file, Optional<Path> key, Damaged damaged) {
    this.console = console;
    this.file = file;
    this.key = key;
    this.damaged = damaged;
  }

  /**
   * Verifies the backup, opens the archive and restores what it does not have.
   *
   * @return the exit code
   */
  public int into(Supplier<Session> archive) {
    BackupContent content = content();
    try (Session session = archive.get()) {
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
    console.say(
        Text.of(
            "%s restored with %s, %d there already, %d refused",
            Text.count(restored, "game"), Text.count(events, "event"), there, refused));
    return refused == 0 && whole ? ExitCode.DONE : ExitCode.REFUSED;
  }

  private BackupContent content() {
    if (damaged == Damaged.REFUSED) {
      return BackupFiles.verify(file, key);
    }
    try {
      return Backup.verify(file);
    } catch (BackupDamaged e) {
      whole = false;
      return salvaged();
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  private BackupContent salvaged() {
    try {
      BackupContent content = Backup.readable(file);
      console.error(
          Text.of(
              "%s: %s can be read whole%s",
              file, Text.count(content.games().size(), "game"), BackupFiles.lost(content)));
      return content;
    } catch (BackupDamaged e) {
      throw new InputRefused(Text.of("%s: %s", file, e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  private void submit(RecordSubmitter submitter, SortedMap<String, Chain> missing)
      throws IOException {
    if (damaged == Damaged.SALVAGED) {
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
    switch (SubmissionOutcome.of(outcome.getOutcome())) {
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
