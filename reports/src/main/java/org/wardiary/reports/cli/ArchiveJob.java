package org.wardiary.reports.cli;

import java.nio.file.Path;
import java.util.List;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.Outcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.Session;

/**
 * Referees files and stores what is good: the work of {@code archive} and {@code demo}. For one
 * thread.
 */
final class ArchiveJob {

  private final Console console;
  private final MapWarnings mapWarnings;
  private final MapLibrary maps;
  private final Console.Progress progress;
  private long accepted;
  private long duplicates;
  private long refused;
  private long events;

  ArchiveJob(Console console, MapLibrary maps, Console.Progress progress) {
    this.console = console;
    this.mapWarnings = new MapWarnings(console);
    this.maps = maps;
    this.progress = progress;
  }

  /**
   * Stores the games of some files; prints a line for each that is refused.
   *
   * @param files readable files
   */
  void store(Session session, List<Path> files) {
    RecordFiles records = new RecordFiles(new Referee(maps));
    try (RecordSubmitter submitter = session.submitter(this::count)) {
      records.judge(files, (text, verdict) -> submit(verdict, submitter));
      submitter.await();
    }
  }

  private void submit(Verdict verdict, RecordSubmitter submitter) {
    if (verdict instanceof Verdict.Accepted good) {
      mapWarnings.about(good);
      submitter.submit(Submission.of(good, maps));
    } else if (verdict instanceof Verdict.Refused bad) {
      refused++;
      console.out().println(bad.problem().message());
    }
  }

  private void count(CommandOutcome outcome) {
    switch (Outcome.of(outcome.getOutcome())) {
      case ACCEPTED -> {
        accepted++;
        events += outcome.getEvents();
      }
      case DUPLICATE -> duplicates++;
      case REJECTED -> {
        refused++;
        console
            .out()
            .println(Text.of("game %s: refused: %s", outcome.getGameId(), outcome.getReason()));
      }
    }
    progress.to(accepted + duplicates + refused);
  }

  /** Games stored. */
  long accepted() {
    return accepted;
  }

  /** Events written. */
  long events() {
    return events;
  }

  /** Whether a game was refused. */
  boolean anyRefused() {
    return refused > 0;
  }

  /** The counts in a line. */
  String counts() {
    long games = accepted + duplicates + refused;
    return Text.of(
        "%d game%s: %d accepted, %d duplicate, %d refused; %d new events",
        games, games == 1 ? "" : "s", accepted, duplicates, refused, events);
  }
}
